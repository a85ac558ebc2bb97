import { regionTitle } from '../settings/settingTitle.ts';
import type { Say } from '../texts/say.ts';
import { type SeenName, isScreenName } from './frameScreens.ts';

/** What operators call a screen, or a menu over one. */
export const seenName = (say: Say, seen: SeenName): string =>
  isScreenName(seen) ? say(`screen.${seen}`) : regionTitle(say, seen);
