import { pointerTo } from '#schemas/problem.ts';
import { colourRoles } from '#schemas/release/themeRoles.ts';
import type { ThemeMode } from '#schemas/release/themeRoles.ts';
import { recordReads } from '#schemas/resolve/recordReads.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { colourProperty } from '#src/site/themeCss.ts';
import { propertiesInUse } from './propertiesInUse.ts';

export interface SettingsInUse {
  /** The site as the page is to take it. What was read of one before is forgotten. */
  watch(site: Site): Site;
  /** How many settings the page has read so far. */
  count(): number;
  /** Pointers of the settings that the page on show is made of: what it has read, and the colours of its styles. */
  pointers(theme: ThemeMode): string[];
}

/** Finds out by which settings a page is as it is, while it is drawn. */
export function createSettingsInUse(): SettingsInUse {
  let reads = new Set<string>();
  return {
    watch(site) {
      const own = (reads = new Set<string>());
      return recordReads(site, (pointer) => own.add(pointer));
    },
    count: () => reads.size,
    pointers(theme) {
      const properties = propertiesInUse();
      const roles = colourRoles.filter((role) => properties.has(colourProperty(role)));
      return [...reads, ...roles.map((role) => pointerTo('template', 'theme', theme, role))].toSorted();
    },
  };
}
