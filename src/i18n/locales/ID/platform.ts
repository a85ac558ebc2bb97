export const platform = {
  'start.missing': 'Situs ini sedang tidak tersedia. Silakan coba lagi.',
  'wallet.failed': 'Saldo tidak tersedia',
} as const;
