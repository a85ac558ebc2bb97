import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'Kontrak ini sudah tidak ada.',
  'contract.decided': 'Anda sudah menjawab kontrak ini.',
  'contract.waiting': 'Permintaan Anda masih menunggu jawaban.',
  'contract.rate': 'Tarif ini di luar batas yang dapat diminta.',
  'dividend.notPayable': 'Saat ini tidak ada dividen yang dapat dibayarkan.',
} as const satisfies Record<keyof typeof english, string>;
