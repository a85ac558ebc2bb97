export const platform = {
  'start.missing': 'Situs ini sedang tidak tersedia. Silakan coba lagi.',
  'wallet.failed': 'Saldo tidak tersedia',
  // Names that platforms and merchants know (ERR-05).
  in_popup_prompt: 'Pemberitahuan',
  copy_success: 'Berhasil disalin',
} as const;
