import { isMenu } from '#schemas/declare/pages/overlays.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import type { Say } from '#texts/tool/say.ts';
import type { SeenName } from './frameScreens.ts';

/** What operators call a screen, or what opens over one. */
export const seenName = (say: Say, seen: SeenName): string => (isMenu(seen) ? regionTitle(say, seen) : say(`screen.${seen}`));
