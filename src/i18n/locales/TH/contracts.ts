import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'สัญญานี้ไม่มีอยู่แล้ว',
  'contract.decided': 'คุณตอบสัญญานี้ไปแล้ว',
  'contract.waiting': 'คุณมีคำขอที่รอคำตอบอยู่แล้ว',
  'contract.rate': 'อัตรานี้อยู่นอกช่วงที่ขอได้',
  'dividend.notPayable': 'ขณะนี้ไม่มีเงินปันผลที่จ่ายได้',
} as const satisfies Record<keyof typeof english, string>;
