import { existsSync, readdirSync } from 'node:fs';

const brands = new URL('../../templates/brands/', import.meta.url);

/** The merchants that have pictures and an icon of their own: the shipped brands. Those that operators add have none. */
const withPictures: readonly string[] = existsSync(brands)
  ? readdirSync(brands).filter((code) => existsSync(new URL(`${code}/assets/banner-1.webp`, brands)))
  : [];

export const hasBrandPictures = (merchantCode: string): boolean => withPictures.includes(merchantCode);

/** Address of a brand's picture of a promotion, a reward or an item of the mall; undefined where the merchant has none of its own. */
export const scenePicture = (merchantCode: string, name: string): string | undefined =>
  hasBrandPictures(merchantCode) ? `/brand/${merchantCode}/scene-${name}` : undefined;
