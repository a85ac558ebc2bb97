import type { platform as english } from '../EN/platform.ts';

export const platform = {
  'start.missing': '지금은 이 사이트를 이용할 수 없습니다. 다시 시도해 주세요.',
  'wallet.failed': '잔액을 확인할 수 없습니다',
  promo_welcome: '환영',
  promo_weekly: '주간',
  promo_events: '이벤트',
  promo_friends: '친구',
  // Names that platforms and merchants know (ERR-05).
  copy_success: '복사되었습니다',
} as const satisfies Record<keyof typeof english, string>;
