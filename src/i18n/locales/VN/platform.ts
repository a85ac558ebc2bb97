export const platform = {
  'start.missing': 'Trang này hiện không khả dụng. Vui lòng thử lại.',
  'wallet.failed': 'Không xem được số dư',
  promo_welcome: 'Chào mừng',
  promo_weekly: 'Hằng tuần',
  promo_events: 'Sự kiện',
  promo_friends: 'Bạn bè',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'Đã sao chép',
} as const;
