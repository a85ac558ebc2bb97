export const platform = {
  'start.missing': 'Trang này hiện không khả dụng. Vui lòng thử lại.',
  'wallet.failed': 'Không xem được số dư',
  // Names that platforms and merchants know (ERR-05).
  in_popup_prompt: 'Thông báo',
  copy_success: 'Đã sao chép',
} as const;
