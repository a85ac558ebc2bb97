export const platform = {
  'start.missing': 'هذا الموقع غير متاح حاليًا. حاول مرة أخرى.',
  'wallet.failed': 'الرصيد غير متاح',
  // Names that platforms and merchants know (ERR-05).
  in_popup_prompt: 'تنبيه',
  copy_success: 'تم النسخ',
} as const;
