export const platform = {
  'start.missing': '网站暂时无法打开，请重试。',
  'wallet.failed': '余额暂不可用',
  promo_welcome: '迎新',
  promo_weekly: '每周',
  promo_events: '活动',
  promo_friends: '好友',
  // Names that platforms and merchants know (ERR-05).
  copy_success: '复制成功',
} as const;
