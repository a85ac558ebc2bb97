import { pageAt } from '#schemas/addresses.ts';
import { type RailCategory, railCategories } from '#schemas/gameCategories.ts';

/** What the menu at the side may choose (HOME-02). */
export type CentreCategory = 'HOME' | 'HOT' | 'FAV' | RailCategory;

/** The chosen category: the address's, else the slots on their own page (ROUTE-48), else the overview. */
export function centreCategory(pathname: string, asked: string | null): CentreCategory {
  const known: readonly CentreCategory[] = ['HOME', 'HOT', 'FAV', ...railCategories];
  return known.find((code) => code === asked) ?? (pageAt(pathname) === 'slotsCentre' ? 'RNG' : 'HOME');
}
