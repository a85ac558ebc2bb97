import type { Site } from '#schemas/release/resolve/site.ts';
import { OPENED, openedRelease } from './openedRelease.ts';
import { readShipped, siteOfRelease } from './siteOfRelease.ts';

/** A literal, as Vite asks for it; only Vite knows it, so Storybook's own toolbar must not import this file. */
const releases = import.meta.glob<unknown>('../templates/brands/*/release.json', { eager: true, import: 'default' });

/** What the toolbar offers: the shipped brands by their folders, resolved as the player would. */
export const brands: ReadonlyMap<string, Site> = new Map(
  Object.entries(releases).map(([path, raw]) => [path.split('/').at(-2) ?? '', siteOfRelease(readShipped(raw))]),
);

/** What stories are drawn with: a shipped brand, or the opened release; where none was opened, the first brand. */
export function siteOfBrand(brand: string): Site {
  const opened = brand === OPENED ? openedRelease() : undefined;
  if (opened) return siteOfRelease(opened);
  const [first] = brands.values();
  const site = brand === OPENED ? first : brands.get(brand);
  if (site === undefined) throw new Error(`There is no brand ${brand} in templates/brands.`);
  return site;
}
