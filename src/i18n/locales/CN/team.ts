import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': '该会员不在您的团队中。',
  'downline.notLeader': '该会员不是代理，不能有下级。请选择代理。',
  'downline.circle': '不能把会员移到其自身或其下级之下。',
  'downline.rebateAbove': '要移动的会员中有人的返水高于新上级，请先调低。',
  'downline.rebate': '返水超出范围，请在上下限之间选择。',
} as const satisfies Record<keyof typeof english, string>;
