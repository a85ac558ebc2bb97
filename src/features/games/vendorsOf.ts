import type { VendorsAnswer } from '#schemas/platform/games.schema.ts';
import { type Vendor, railCategoriesOf } from './railCategories.ts';

/** Every vendor once, in the order of the platform's menu, without those whose code begins in one of the given ways. */
export function vendorsOf(structure: VendorsAnswer, excludedPrefixes: readonly string[]): Vendor[] {
  const all = railCategoriesOf(structure, []).flatMap(({ vendors }) => vendors);
  const byCode = new Map(all.map((vendor) => [vendor.vassalage, vendor]));
  return [...byCode.values()].filter(({ vassalage }) => !excludedPrefixes.some((prefix) => vassalage.startsWith(prefix)));
}
