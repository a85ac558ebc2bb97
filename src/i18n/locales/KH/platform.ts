import type { platform as english } from '../EN/platform.ts';

export const platform = {
  'start.missing': 'គេហទំព័រនេះមិនអាចប្រើបានទេពេលនេះ។ សូមព្យាយាមម្ដងទៀត។',
  'wallet.failed': 'មិនអាចមើលសមតុល្យបាន',
  promo_welcome: 'ស្វាគមន៍',
  promo_weekly: 'ប្រចាំសប្ដាហ៍',
  promo_events: 'ព្រឹត្តិការណ៍',
  promo_friends: 'មិត្តភក្តិ',
  // Names that platforms and merchants know (ERR-05).
  copy_success: 'បានចម្លង',
} as const satisfies Record<keyof typeof english, string>;
