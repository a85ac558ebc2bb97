import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'هذا العضو ليس ضمن فريقك.',
  'downline.notLeader': 'لا يمكن وضع أحد تحت هذا العضو. اختر وكيلًا.',
  'downline.circle': 'لا يمكن نقل عضو إلى ما تحته أو تحت فريقه.',
  'downline.rebateAbove': 'لدى أحد من تريد نقلهم نسبة استرداد أعلى من المسؤول الجديد. خفّضها أولًا.',
  'downline.rebate': 'نسبة الاسترداد هذه خارج الحدود. اختر نسبة بين الحدين.',
} as const satisfies Record<keyof typeof english, string>;
