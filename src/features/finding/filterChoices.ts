import type { VendorsAnswer } from '#schemas/platform/games.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { type Vendor, railCategoriesOf } from '#src/features/games/railCategories.ts';
import type { ListFilter } from './listState.ts';
import type { List } from './useList.ts';

export interface Choice {
  readonly key: string;
  /** How many games it has, where the platform says so. */
  readonly count?: number | undefined;
}

export interface VendorChoice extends Vendor {
  readonly count?: number | undefined;
}

/** Vendors that a list can be narrowed to: those of its category, or of all of them. */
export function vendorChoices(structure: VendorsAnswer, { type, page }: Pick<List, 'type' | 'page'>, site: Site): VendorChoice[] {
  if (page.vendor !== undefined) return [];
  const categories = railCategoriesOf(structure, [], site.behaviour.lobby);
  const listed = type === undefined ? categories : categories.filter(({ code }) => code === type);
  const known = new Map(listed.flatMap(({ vendors }) => vendors).map((vendor) => [vendor.vassalage, vendor]));
  const counts = new Map(Object.values(structure.vendors).map(({ vassalage, gameCount }) => [vassalage, gameCount]));
  // Where lotteries are merged into the electronic ones the menu names them no more, but their page lists their own.
  const merged = type === 'LOTT' && listed.length === 0 ? categories.find(({ code }) => code === 'ELOTT')?.vendors : undefined;
  const own = structure.mapping['LOTT']?.vendors ?? [];
  const vendors = merged ? merged.filter(({ vassalage }) => own.includes(vassalage)) : [...known.values()];
  return vendors.map((vendor) => ({ ...vendor, count: counts.get(vendor.vassalage) }));
}

/**
 * Classes that a list can be narrowed to: new ones among the slots, and those that its vendors name (GLIST-17, GLIST-37). A class
 * that is chosen stays, so that it can be left again.
 */
export function classChoices(
  structure: VendorsAnswer,
  { type, page }: Pick<List, 'type' | 'page'>,
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
