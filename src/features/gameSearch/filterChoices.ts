import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import type { ListCategory } from '#schemas/declare/names/gameCategories.ts';
import { OPAQUE_PARAM, PRESENT } from '#schemas/declare/pages/opaqueParams.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type Vendor, railCategoriesOf } from '#src/features/games/railCategories.ts';
import { type ListFilter, modeNamed } from './listState.ts';
import type { ListPage } from './listPages.ts';

/** Which games a list is made of, before anything narrows it. */
export interface ListedGames {
  readonly page: ListPage;
  /** Category of the games; undefined for all. */
  readonly type: ListCategory | undefined;
}

export interface Choice {
  readonly key: string;
  /** How many games it has, where the platform says so. */
  readonly count?: number | undefined;
}

export interface VendorChoice extends Vendor {
  readonly count?: number | undefined;
}

/** Vendors that a list can be narrowed to: those of its category, or all. */
export function vendorChoices(structure: VendorsAnswer, { type, page }: ListedGames, site: Site): VendorChoice[] {
  if (page.vendor !== undefined) return [];
  const categories = railCategoriesOf(structure, [], site);
  const listed = type === undefined ? categories : categories.filter(({ code }) => code === type);
  const vendorById = new Map(listed.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor]));
  const counts = new Map(Object.values(structure.vendors).map(({ vassalage, gameCount }) => [vassalage, gameCount]));
  // Where lotteries are merged into electronic ones, the menu no longer lists their vendors, but their page lists its own.
  const merged = type === 'LOTT' && listed.length === 0 ? categories.find(({ code }) => code === 'ELOTT')?.vendors : undefined;
  const own = structure.mapping['LOTT']?.vendors ?? [];
  const vendors = merged ? merged.filter(({ vassalage }) => own.includes(vassalage)) : [...vendorById.values()];
  return vendors.map((vendor) => ({ ...vendor, count: counts.get(vendor.vassalage) }));
}

/** Whether a list can be narrowed to a class: the player's built-in ones, and those of any category of the platform. */
const isClassKnown = (key: string, { mapping }: VendorsAnswer): boolean =>
  modeNamed(key) !== undefined ||
  ['ALL', 'NEW'].includes(key) ||
  Object.values(mapping).some(({ gameClassify = [] }) => gameClassify.some((named) => named.key.toUpperCase() === key));

/**
 * The query of a list as the server draws it: a class that the platform does not name may be anything, so the list waits for the player
 * as it does for a search.
 */
export function renderedQuery(query: URLSearchParams, structure: VendorsAnswer | undefined): URLSearchParams {
  const type = query.get('type');
  if (type === null || structure === undefined || isClassKnown(type, structure)) return query;
  const rendered = new URLSearchParams(query);
  rendered.delete('type');
  rendered.set(OPAQUE_PARAM, PRESENT);
  return rendered;
}

/**
 * Classes that a list can be narrowed to: new games among the slots, and the classes of its vendors (GLIST-17, GLIST-37). The selected class is
 * always among them, so that it can be deselected.
 */
export function classChoices(
  structure: VendorsAnswer,
  { type, page }: ListedGames,
  { vendors: chosen, classify }: Pick<ListFilter, 'vendors' | 'classify'>,
): Choice[] {
  if (page.classify !== undefined) return [];
  const vendors = page.vendor === undefined ? chosen : [page.vendor];
  const ofAll = vendors.length === 0 ? [] : Object.values(structure.mapping);
  const categories = type === undefined ? ofAll : [structure.mapping[type]];
  const named = categories.flatMap((category) => category?.gameClassify ?? []);
  const own = new Map<string, Choice>();
  for (const { key, gameCount, vendors: namedBy } of named) {
    // The platform counts the games of a class for all its vendors together.
    if (vendors.length === 0) own.set(key, { key, count: gameCount });
    else if (key === classify || namedBy.some((vendor) => vendors.includes(vendor))) own.set(key, { key });
  }
  own.delete('NEW');
  return type === 'RNG' ? [{ key: 'NEW' }, ...own.values()] : [...own.values()];
}
