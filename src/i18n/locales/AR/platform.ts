export const platform = {
  'start.missing': 'هذا الموقع غير متاح حاليًا. حاول مرة أخرى.',
  'wallet.failed': 'الرصيد غير متاح',
  promo_welcome: 'ترحيب',
  promo_weekly: 'أسبوعية',
  promo_events: 'فعاليات',
  promo_friends: 'أصدقاء',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'تم النسخ',
} as const;
