import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';

/** What providers call themselves, in every language. Each has a mark of this name among the icons. */
export const socialNames = { facebook: 'Facebook', google: 'Google', telegram: 'Telegram' } as const satisfies Record<
  SocialProvider,
  string
>;
