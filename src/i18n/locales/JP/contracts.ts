import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'この契約はもうありません。',
  'contract.decided': 'この契約にはすでに回答済みです。',
  'contract.waiting': '回答待ちの申請がすでにあります。',
  'contract.rate': 'この料率は申請できる範囲外です。',
  'dividend.notPayable': '現在お支払いできる配当はありません。',
} as const satisfies Record<keyof typeof english, string>;
