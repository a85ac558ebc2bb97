import type { contracts as english } from '../EN/contracts.ts';

export const contracts = {
  'contract.unknown': 'Kontrak ini sudah tiada.',
  'contract.decided': 'Anda telah menjawab kontrak ini.',
  'contract.waiting': 'Permintaan anda masih menunggu jawapan.',
  'contract.rate': 'Kadar ini di luar had yang boleh diminta.',
  'dividend.notPayable': 'Tiada dividen yang boleh dibayar sekarang.',
} as const satisfies Record<keyof typeof english, string>;
