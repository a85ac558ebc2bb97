import type { VendorsAnswer } from '#schemas/declare/platform/games.schema.ts';
import { pageAt, paths } from '#schemas/declare/pages/addresses.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { readList } from './listAddress.ts';
import { listPageOf } from './listPages.ts';

/** Name of a studio; the merchant's own where the platform sends none (VGRID-14). */
export const studioName = (code: string, { vendors }: VendorsAnswer, { behaviour }: Pick<Site, 'behaviour'>): string =>
  Object.values(vendors).find(({ vassalage }) => vassalage === code)?.displayName || behaviour.lobby.vendorTitle;

/** Whether an address is that of a studio's games. */
export const isStudioPage = (pathname: string): boolean => pageAt(pathname) === 'provider';

/** The studio that a query names; undefined where it names none, or several. */
export function studioOf(query: URLSearchParams, structure: VendorsAnswer, site: Site): string | undefined {
  const [vendor, ...others] = readList(query, listPageOf(paths.provider), structure).vendors;
  return vendor === undefined || others.length > 0 ? undefined : studioName(vendor, structure, site);
}
