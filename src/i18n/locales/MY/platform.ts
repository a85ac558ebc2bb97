import type { platform as english } from '../EN/platform.ts';

export const platform = {
  'start.missing': 'Laman ini tidak tersedia buat masa ini. Sila cuba lagi.',
  'wallet.failed': 'Baki tidak tersedia',
  promo_welcome: 'Alu-aluan',
  promo_weekly: 'Mingguan',
  promo_events: 'Acara',
  promo_friends: 'Rakan',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'Disalin',
} as const satisfies Record<keyof typeof english, string>;
