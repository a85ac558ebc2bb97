import { isRegion } from '#schemas/declare/names/regions.ts';
import { regionTitle } from '#texts/tool/settingTitle.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import type { SeenName } from './frameScreens.ts';

/** What operators call a screen, or what opens over one: a region's title, else a text of its own. */
export const seenName = (t: ToolTranslator, seen: SeenName): string =>
  isRegion(seen) ? regionTitle(t, seen) : t(`screen.${seen}`);
