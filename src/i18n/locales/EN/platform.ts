export const platform = {
  'start.missing': 'This site is not available right now. Please try again.',
  'wallet.failed': 'Balance not available',
  promo_welcome: 'Welcome',
  promo_weekly: 'Weekly',
  promo_events: 'Events',
  promo_friends: 'Friends',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'Copied',
} as const;
