import { existsSync } from 'node:fs';

/** Whether a merchant is a shipped brand with its own pictures and icon. Merchants that operators add have none. */
export const hasBrandPictures = (merchantCode: string): boolean =>
  existsSync(new URL(`../../templates/brands/${merchantCode}/assets/banner-1.webp`, import.meta.url));

/** Address of a brand's picture of a promotion, a reward or an item of the mall; undefined where the merchant has none of its own. */
export const scenePicture = (merchantCode: string, name: string): string | undefined =>
  hasBrandPictures(merchantCode) ? `/brand/${merchantCode}/scene-${name}` : undefined;
