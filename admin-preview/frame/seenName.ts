import { isMenu } from '#schemas/overlays.ts';
import { regionTitle } from '../settings/settingTitle.ts';
import type { Say } from '../texts/say.ts';
import type { SeenName } from './frameScreens.ts';

/** What operators call a screen, or what opens over one. */
export const seenName = (say: Say, seen: SeenName): string => (isMenu(seen) ? regionTitle(say, seen) : say(`screen.${seen}`));
