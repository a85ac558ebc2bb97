import type { team as english } from '../EN/team.ts';

export const team = {
  'downline.unknown': '이 회원은 내 팀에 없습니다.',
  'downline.notLeader': '이 회원 아래에는 아무도 둘 수 없습니다. 에이전트를 선택하세요.',
  'downline.circle': '회원을 자기 자신이나 자기 팀 아래로 옮길 수 없습니다.',
  'downline.rebateAbove': '옮기려는 회원의 환급률이 새 상위보다 높습니다. 먼저 낮춰 주세요.',
  'downline.rebate': '이 환급률은 범위를 벗어났습니다. 두 한도 사이에서 선택하세요.',
} as const satisfies Record<keyof typeof english, string>;
