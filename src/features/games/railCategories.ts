import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import { type RailCategory, isRailCategory, vendorCategories } from '#schemas/declare/names/gameCategories.ts';
import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';

export interface Vendor {
  readonly vassalage: string;
  readonly displayName: string;
}

export interface MenuCategory {
  readonly code: RailCategory;
  /** Whether its rail holds games or vendors (HOME-06). */
  readonly kind: 'games' | 'vendors';
  readonly gameCount: number;
  readonly vendors: readonly Vendor[];
}

/**
 * The categories of menus and rails: the platform's order, with e-sports and cockfight split out directly after sports (HOME-16), and LOTT
 * merged into ELOTT when both exist (LOTT-02). If the platform lists no games, only the vendors' categories.
 *
 * @param wanted Categories to return, in order; empty for all.
 */
export function railCategoriesOf(structure: VendorsAnswer, wanted: readonly RailCategory[], site: Site): MenuCategory[] {
  const { esportsVendors, cockfightVendors, vendorTitle } = site.behaviour.lobby;
  const listsGames = hasCall(site, 'games');
  const apart = { ESPORTS: esportsVendors, COCKFIGHT: cockfightVendors } as const;
  const titles = new Map(
    Object.values(structure.vendors).map(({ vassalage, displayName }) => [vassalage, displayName || vendorTitle]),
  );
  const vendorsOf = (codes: readonly string[]): Vendor[] =>
    codes.map((vassalage) => ({ vassalage, displayName: titles.get(vassalage) ?? vendorTitle }));
  const category = (code: RailCategory, codes: readonly string[], gameCount: number): MenuCategory => ({
    code,
    kind: vendorCategories.some((known) => known === code) ? 'vendors' : 'games',
    gameCount,
    vendors: vendorsOf(codes),
  });

  const found = structure.sorting.flatMap(({ gameCategory, gameCount, vendorNames }) => {
    if (!isRailCategory(gameCategory)) return [];
    const codes = vendorNames.map(({ vassalage }) => vassalage);
    if (gameCategory !== 'SPORTS') return [category(gameCategory, codes, gameCount)];
    const split = (['ESPORTS', 'COCKFIGHT'] as const).map((code) =>
      category(
        code,
        codes.filter((vendor) => apart[code].includes(vendor)),
        0,
      ),
    );
    const rest = codes.filter((vendor) => !esportsVendors.includes(vendor) && !cockfightVendors.includes(vendor));
    return [category('SPORTS', rest, gameCount), ...split].filter(({ vendors }) => vendors.length > 0);
  });

  const offered = found.filter(({ kind }) => kind === 'vendors' || listsGames);
  const lott = offered.find(({ code }) => code === 'LOTT');
  const merged = offered.flatMap((entry): MenuCategory[] => {
    if (entry.code === 'LOTT' && offered.some(({ code }) => code === 'ELOTT')) return [];
    if (entry.code !== 'ELOTT' || !lott) return [entry];
    const listedCodes = new Set(entry.vendors.map(({ vassalage }) => vassalage));
    return [
      {
        ...entry,
        gameCount: entry.gameCount + lott.gameCount,
        vendors: [...entry.vendors, ...lott.vendors.filter(({ vassalage }) => !listedCodes.has(vassalage))],
      },
    ];
  });
  return wanted.length === 0 ? merged : wanted.flatMap((code) => merged.filter((entry) => entry.code === code));
}
