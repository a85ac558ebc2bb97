export const platform = {
  'start.missing': 'ขณะนี้ไม่สามารถเปิดเว็บไซต์ได้ โปรดลองอีกครั้ง',
  'wallet.failed': 'ไม่สามารถแสดงยอดเงินได้',
} as const;
