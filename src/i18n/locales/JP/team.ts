import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': 'このメンバーはあなたのチームにいません。',
  'downline.notLeader': 'このメンバーの下には誰も置けません。エージェントを選んでください。',
  'downline.circle': 'メンバーを自分自身やそのチームの下へは移せません。',
  'downline.rebateAbove': '移動するメンバーの還元率が新しい上位者より高くなっています。先に下げてください。',
  'downline.rebate': 'この還元率は範囲外です。上限と下限の間で選んでください。',
} as const satisfies Record<keyof typeof english, string>;
