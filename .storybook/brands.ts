import { readRelease } from '#schemas/readRelease.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { Release } from '#schemas/release/release.schema.ts';
import base from '#templates/base/release.json';
import aurora from '#templates/brands/aurora/release.json';
import harbour from '#templates/brands/harbour/release.json';
import lotus from '#templates/brands/lotus/release.json';
import mekong from '#templates/brands/mekong/release.json';
import neon from '#templates/brands/neon/release.json';
import sahara from '#templates/brands/sahara/release.json';
import next from '#templates/new/release.json';
import { OPENED, openedRelease } from './openedRelease.ts';

function read(raw: unknown) {
  const release = readRelease(raw);
  if (!release.ok) throw new Error(`A shipped template is unreadable: ${JSON.stringify(release.problems)}`);
  return release.value;
}

export const presets = { base: read(base), new: read(next) } as const;

const resolved = (release: Release): Site => resolveSite(release, presets[release.template.version]).site;
const siteOf = (raw: unknown): Site => resolved(read(raw));

/** The brands of the toolbar, resolved as the player would. */
export const brands = {
  aurora: siteOf(aurora),
  lotus: siteOf(lotus),
  sahara: siteOf(sahara),
  neon: siteOf(neon),
  harbour: siteOf(harbour),
  mekong: siteOf(mekong),
} as const;
export type Brand = keyof typeof brands;

/** What stories are drawn with: a shipped brand, or the opened release; where none was opened, the first brand. */
export function siteOfBrand(brand: Brand | typeof OPENED): Site {
  if (brand !== OPENED) return brands[brand];
  const release = openedRelease();
  return release ? resolved(release) : brands.aurora;
}
