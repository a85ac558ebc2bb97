export const platform = {
  'start.missing': 'Situs ini sedang tidak tersedia. Silakan coba lagi.',
  'wallet.failed': 'Saldo tidak tersedia',
  promo_welcome: 'Sambutan',
  promo_weekly: 'Mingguan',
  promo_events: 'Acara',
  promo_friends: 'Teman',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'Berhasil disalin',
} as const;
