import { pointerTo } from '../../base/json/problem.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import { settingsOf } from './dependencies.ts';
import { conditionOf } from './isOffered.ts';
import { needsSwitch } from './needsSwitch.ts';
import { type PlacedEntry, placedEntries } from './placedEntries.ts';

/** A placed block that a switch shows, or one of its entries. */
export interface SwitchPart {
  readonly region: Region;
  readonly placed: SiteBlock;
  readonly entry?: PlacedEntry;
}

/** The entry that stands for everything in its block. */
const WHOLE = 'content';

/** Whether a placed block is left out of its region while a switch is off. */
const isHidden = ({ when, block }: SiteBlock, name: SwitchName, site: Site): boolean =>
  needsSwitch(when, name, site) || needsSwitch(conditionOf(block), name, site);

/** Whether a placed block has nothing to show while a switch is off. */
export const isWholly = (placed: SiteBlock, name: SwitchName, site: Site): boolean =>
  isHidden(placed, name, site) ||
  placedEntries(placed, site).some((entry) => entry.name === WHOLE && needsSwitch(entry.when, name, site));

function partsIn(region: Region, site: Site, name: SwitchName, isMeant: (entry: PlacedEntry, placed: SiteBlock) => boolean) {
  return site.layout[region].flatMap((placed): SwitchPart[] => {
    if (isHidden(placed, name, site)) return [{ region, placed }];
    return placedEntries(placed, site)
      .filter((entry) => isMeant(entry, placed))
      .map((entry) => ({ region, placed, entry }));
  });
}

/** The parts that a switch shows, where they are placed. If none depends on it alone: those that depend on it among other conditions. */
export function switchParts(name: SwitchName, site: Site): readonly SwitchPart[] {
  const pointer = pointerTo('switches', name);
  const needing = regions.flatMap((region) => partsIn(region, site, name, ({ when }) => needsSwitch(when, name, site)));
  if (needing.length > 0) return needing;
  return regions.flatMap((region) =>
    partsIn(region, site, name, ({ when }, placed) => settingsOf(when, placed, site).includes(pointer)),
  );
}
