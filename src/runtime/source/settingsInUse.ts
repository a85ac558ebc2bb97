import { pointerTo } from '#schemas/base/json/problem.ts';
import { type ReadSettings, WHOLE_PAGE } from '#schemas/edges/preview/framePage.schema.ts';
import { type ThemeMode, colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { recordReads } from '#schemas/release/resolve/recordReads.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { WithOwnSite } from '#src/site/siteContext.ts';
import { colourProperty, lookCss } from '#src/site/themeCss.ts';
import { ownSite } from './OwnSite.tsx';
import { propertiesInUse } from './propertiesInUse.ts';

export interface SettingsInUse {
  /** The site object to be used by the page, its regions and their blocks. Records of an earlier one are dropped. */
  watch(site: Site): { readonly site: Site; readonly withOwnSite: WithOwnSite };
  /** How many settings have been read so far. */
  count(): number;
  /** The settings used on the current page, by the part that has read them; those used by styles belong to the page. */
  read(mode: ThemeMode): ReadSettings[];
}

/** Settings of the look whose custom properties the styles of the page's elements use. */
function settingsOfStyles({ theme }: Site, mode: ThemeMode): string[] {
  const used = propertiesInUse();
  const roles = colourRoles.filter((role) => used.has(colourProperty(role)));
  const look = Object.entries(lookCss).filter(([, css]) =>
    [...css(theme).matchAll(/(--[\w-]+):/g)].some(([, property = '']) => used.has(property)),
  );
  return [
    ...roles.map((role) => pointerTo('template', 'theme', mode, role)),
    ...look.map(([setting]) => pointerTo('template', 'theme', setting)),
    ...(used.has('--font-heading') ? [pointerTo('template', 'theme', 'typeface')] : []),
  ];
}

/**
 * Finds out by which settings a page is as it is, while it is drawn.
 *
 * @param onRead Called when a setting is read that was not before.
 */
export function createSettingsInUse(onRead: () => void): SettingsInUse {
  let watched: Site | undefined;
  let reads = new Map<string, Omit<ReadSettings, 'pointers'> & { readonly site: Site; readonly pointers: Set<string> }>();
  return {
    watch(site) {
      watched = site;
      const own: typeof reads = (reads = new Map());
      function readBy(region: string, block?: string): Site {
        const reader = block === undefined ? { region } : { region, block };
        const name = JSON.stringify(reader);
        const cached = own.get(name);
        if (cached) return cached.site;
        const pointers = new Set<string>();
        const recording = recordReads(site, (pointer) => {
          if (pointers.has(pointer)) return;
          pointers.add(pointer);
          onRead();
        });
        own.set(name, { ...reader, site: recording, pointers });
        return recording;
      }
      return { site: readBy(WHOLE_PAGE), withOwnSite: (element, region, block) => ownSite(element, readBy(region, block)) };
    },
    count: () => [...reads.values()].reduce((sum, { pointers }) => sum + pointers.size, 0),
    read(mode) {
      const ofStyles = watched ? settingsOfStyles(watched, mode) : [];
      return [...reads.values()].map(({ site: _site, pointers, ...reader }) => ({
        ...reader,
        pointers: [...pointers, ...(reader.region === WHOLE_PAGE ? ofStyles : [])].toSorted(),
      }));
    },
  };
}
