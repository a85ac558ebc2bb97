export const platform = {
  'start.missing': 'Trang này hiện không khả dụng. Vui lòng thử lại.',
  'wallet.failed': 'Không xem được số dư',
} as const;
