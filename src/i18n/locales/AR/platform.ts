export const platform = {
  'start.missing': 'هذا الموقع غير متاح حاليًا. حاول مرة أخرى.',
  'wallet.failed': 'الرصيد غير متاح',
} as const;
