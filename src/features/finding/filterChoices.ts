import type { VendorsAnswer } from '#schemas/platform/games.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { type Vendor, railCategoriesOf } from '#src/features/games/railCategories.ts';
import type { List } from './useList.ts';

export interface Choice {
  readonly key: string;
  /** How many games it has, where the platform tells. */
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

/** Classes that a list can be narrowed to: new ones among the slots, and those that the vendors name (GLIST-17, GLIST-37). */
export function classChoices(structure: VendorsAnswer, { type, page }: Pick<List, 'type' | 'page'>): Choice[] {
  if (page.classify !== undefined) return [];
  const named = type === undefined ? [] : (structure.mapping[type]?.gameClassify ?? []);
  const own = named
    .filter(({ vendors }) => page.vendor === undefined || vendors.includes(page.vendor))
    .map(({ key, gameCount }) => ({ key, count: gameCount }));
  return type === 'RNG' ? [{ key: 'NEW' }, ...own.filter(({ key }) => key !== 'NEW')] : own;
}
