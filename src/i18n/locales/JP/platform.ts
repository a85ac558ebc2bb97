import type { platform as english } from '../EN/platform.ts';

export const platform = {
  'start.missing': '現在このサイトはご利用いただけません。もう一度お試しください。',
  'wallet.failed': '残高を取得できません',
  promo_welcome: 'ようこそ',
  promo_weekly: '毎週',
  promo_events: 'イベント',
  promo_friends: '友だち',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'コピーしました',
} as const satisfies Record<keyof typeof english, string>;
