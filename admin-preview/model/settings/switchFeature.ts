import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { needsSwitch } from '#schemas/judge/entries/needsSwitch.ts';
import type { PlacedEntry } from '#schemas/judge/entries/placedEntries.ts';
import { isWholly, switchParts } from '#schemas/judge/entries/switchParts.ts';
import { isMenuEntry, menuFacts } from '#schemas/declare/pages/menuEntries.ts';
import { type Page, pages } from '#schemas/declare/pages/pages.ts';
import { pointerTo } from '#schemas/base/json/problem.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import type { ResolvedSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';
import { type Setting, blockSettings, settings } from '#schemas/declare/settings/settings.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { isPlayerText } from '#texts/tool/playerText.ts';
import { measuredUse } from './measuredUse.ts';

/** A duration setting, with its pointer in the resolved release. */
export interface Timing {
  readonly pointer: string;
  readonly setting: Setting;
  readonly value: unknown;
}

/** What a switch shows beside its parts: texts by their keys, and times. */
export interface SwitchFeature {
  readonly texts: readonly string[];
  readonly timings: readonly Timing[];
}

const isTime = ({ unit }: Setting): boolean => unit !== undefined;

/** The text that an entry is read by: an entry of the menus is called as its page; others have a text of their name. */
function textOf({ group, name }: PlacedEntry): string[] {
  const page: Page | undefined = group === 'menu' && isMenuEntry(name) ? pages[menuFacts[name].page] : undefined;
  const key = page === undefined ? `${group}.${name}` : (page.title ?? '');
  return isPlayerText(key) ? [key] : [];
}

/** The blocks of a site of which nothing shows while a switch is off, wherever they are placed. */
function blocksOf(name: SwitchName, site: Site): readonly SiteBlock[] {
  const all = Object.values(site.layout).flat();
  const others = new Set(all.filter((placed) => !isWholly(placed, name, site)).map(({ block }) => block));
  return all.filter(({ block }) => !others.has(block));
}

/** Times in tables that pairs change, of names that belong to a switch. */
const pairTimings = (name: SwitchName, full: ResolvedSite['full']): Timing[] =>
  settings.flatMap((setting) =>
    Object.entries(setting.pair?.switches ?? {})
      .filter(([, names]) => names.includes(name))
      .map(([left]) => {
        const pointer = setting.pointer + pointerTo(left);
        const seconds = Number(valueAt(full, pointer) ?? setting.pair?.usual?.[left]);
        return {
          pointer,
          setting: {
            ...setting,
            address: setting.address + pointerTo(left),
            widget: 'duration',
            unit: setting.pair?.unit,
            pair: undefined,
          },
          value: seconds,
        };
      }),
  );

/** Wording and times of what a switch shows: those of entries and blocks that need it, and settings that are declared to belong to it. */
export function switchFeature(name: SwitchName, { site, full }: Pick<ResolvedSite, 'site' | 'full'>): SwitchFeature {
  const entries = switchParts(name, site).flatMap(({ entry }) =>
    entry !== undefined && needsSwitch(entry.when, name, site) ? [entry] : [],
  );
  const blocks = blocksOf(name, site);
  const types = new Set(blocks.map(({ block }) => block));
  const uses = measuredUse.filter((use) => use.blocks.length > 0 && use.blocks.every((block) => types.has(block)));
  const read = new Set(uses.flatMap((use) => use.settings));
  return {
    texts: [...new Set([...entries.flatMap(textOf), ...uses.flatMap((use) => use.texts)])],
    timings: [
      ...blocks.flatMap(({ block, pointer, props }) =>
        (isBlockType(block) ? blockSettings(block) : [])
          .filter(isTime)
          .map((setting) => ({ setting, pointer: `${pointer}/props${setting.pointer}`, value: valueAt(props, setting.pointer) })),
      ),
      ...settings
        .filter((setting) => isTime(setting) && (read.has(setting.pointer) || setting.switches.includes(name)))
        .map((setting) => ({ setting, pointer: setting.pointer, value: valueAt(full, setting.pointer) })),
      ...pairTimings(name, full),
    ],
  };
}
