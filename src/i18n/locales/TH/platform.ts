export const platform = {
  'start.missing': 'ขณะนี้ไม่สามารถเปิดเว็บไซต์ได้ โปรดลองอีกครั้ง',
  'wallet.failed': 'ไม่สามารถแสดงยอดเงินได้',
  promo_welcome: 'ต้อนรับ',
  promo_weekly: 'รายสัปดาห์',
  promo_events: 'กิจกรรม',
  promo_friends: 'เพื่อน',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'คัดลอกแล้ว',
} as const;
