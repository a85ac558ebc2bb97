import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': '该契约已不存在。',
  'contract.decided': '您已答复过该契约。',
  'contract.waiting': '您已有一份申请正在等待答复。',
  'contract.rate': '该比例超出可申请的范围。',
  'dividend.notPayable': '目前没有可派发的分红。',
} as const satisfies Record<keyof typeof english, string>;
