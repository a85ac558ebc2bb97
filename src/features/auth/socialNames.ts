import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';

/** The providers' own names, in every language. Each has a logo of this name among the icons. */
export const socialNames = { facebook: 'Facebook', google: 'Google', telegram: 'Telegram' } as const satisfies Record<
  SocialProvider,
  string
>;
