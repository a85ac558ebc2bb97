import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': '이 계약은 더 이상 없습니다.',
  'contract.decided': '이미 답변한 계약입니다.',
  'contract.waiting': '답변을 기다리는 신청이 이미 있습니다.',
  'contract.rate': '신청할 수 있는 범위를 벗어난 비율입니다.',
  'dividend.notPayable': '지금 지급할 수 있는 배당금이 없습니다.',
} as const satisfies Record<keyof typeof english, string>;
