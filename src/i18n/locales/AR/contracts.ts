import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'لم يعد هذا العقد موجودًا.',
  'contract.decided': 'لقد أجبت عن هذا العقد من قبل.',
  'contract.waiting': 'لديك طلب ينتظر الرد بالفعل.',
  'contract.rate': 'هذه النسبة خارج الحدود التي يمكن طلبها.',
  'dividend.notPayable': 'لا توجد أرباح يمكن صرفها الآن.',
} as const satisfies Record<keyof typeof english, string>;
