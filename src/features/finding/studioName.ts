import type { VendorsAnswer } from '#schemas/platform/games.schema.ts';
import type { Site } from '#schemas/resolve/site.ts';

/** What a studio is called; the merchant's word for one that the platform sends without a name (VGRID-14). */
export const studioName = (code: string, { vendors }: VendorsAnswer, { behaviour }: Pick<Site, 'behaviour'>): string =>
  Object.values(vendors).find(({ vassalage }) => vassalage === code)?.displayName || behaviour.lobby.vendorTitle;
