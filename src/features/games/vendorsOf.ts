import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type Vendor, railCategoriesOf } from './railCategories.ts';

interface Excluded {
  /** Excluded vendors, by the beginning of their code. */
  readonly prefixes: readonly string[];
  /** Vendors of these categories. */
  readonly categories?: readonly string[];
}

/** Every vendor once, in the order of the platform's menu, except excluded ones (VGRID-12). */
export function vendorsOf(structure: VendorsAnswer, { prefixes, categories = [] }: Excluded, site: Site): Vendor[] {
  const listed = railCategoriesOf(structure, [], site).filter(({ code }) => !categories.includes(code));
  const all = listed.flatMap(({ vendors }) => vendors);
  const byCode = new Map(all.map((vendor) => [vendor.vassalage, vendor]));
  return [...byCode.values()].filter(({ vassalage }) => !prefixes.some((prefix) => vassalage.startsWith(prefix)));
}
