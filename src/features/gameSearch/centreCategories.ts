import { pageAt } from '#schemas/declare/pages/addresses.ts';
import { centreCategories } from '#schemas/declare/pages/pageQuery.ts';

export type CentreCategory = (typeof centreCategories)[number];

/** The chosen category: the address's, else the slots on their own page (ROUTE-48), else the overview. */
export function centreCategory(pathname: string, asked: string | null): CentreCategory {
  return centreCategories.find((code) => code === asked) ?? (pageAt(pathname) === 'slotsCentre' ? 'RNG' : 'HOME');
}
