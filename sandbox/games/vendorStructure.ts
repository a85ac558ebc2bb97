import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { categoryOf, menuCategories } from './gameCategory.ts';
import type { VendorRow } from './gameQueries.ts';

/** Vendors of a category by the classify keys of their games. */
function classifyOf(vendors: readonly VendorRow[]) {
  const keys = [...new Set(vendors.flatMap(({ classify }) => Object.keys(classify)))].toSorted();
  return keys.map((key) => ({
    key,
    gameCount: vendors.reduce((sum, { classify }) => sum + (classify[key] ?? 0), 0),
    vendors: vendors.filter(({ classify }) => key in classify).map(({ vassalage }) => vassalage),
  }));
}

/** CALL-78 (VGRID-05 to VGRID-07): the categories in menu order, and the vendors of each. Empty categories are left out. */
export function vendorStructure(vendors: readonly VendorRow[]): VendorsAnswer {
  const groups = menuCategories
    .map((category) => ({ category, members: vendors.filter(({ gameType }) => categoryOf(gameType) === category) }))
    .filter(({ members }) => members.length > 0)
    .map(({ category, members }) => ({
      category,
      members,
      gameCount: members.reduce((sum, { gameCount }) => sum + gameCount, 0),
    }));
  return {
    sorting: groups.map(({ category, members, gameCount }) => ({
      gameCategory: category,
      gameCount,
      vendorNames: members.map(({ vassalage }) => ({ vassalage })),
    })),
    mapping: Object.fromEntries(
      groups.map(({ category, members, gameCount }) => [
        category,
        { vendors: members.map(({ vassalage }) => vassalage), gameCount, gameClassify: classifyOf(members) },
      ]),
    ),
    vendors: Object.fromEntries(
      vendors.map(({ vassalage, displayName, gameType, gameCount, maintenance }) => [
        vassalage,
        { vassalage, displayName, gameType: categoryOf(gameType), gameCount, maintenance },
      ]),
    ),
  };
}
