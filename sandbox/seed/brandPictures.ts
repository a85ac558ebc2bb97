import { existsSync } from 'node:fs';

/** Whether a merchant is a shipped brand with its own pictures and icon. Merchants that operators add have none. */
export const hasBrandPictures = (merchantCode: string): boolean =>
  existsSync(new URL(`../../templates/brands/${merchantCode}/assets/banner-1.webp`, import.meta.url));

const hasPictures = new Map<string, boolean>();

/** Address of a brand's picture of a promotion, a reward or an item of the mall; undefined where the merchant has none of its own. */
export function scenePicture(merchantCode: string, name: string): string | undefined {
  const isBrand = hasPictures.get(merchantCode) ?? hasBrandPictures(merchantCode);
  hasPictures.set(merchantCode, isBrand);
  return isBrand ? `/brand/${merchantCode}/scene-${name}` : undefined;
}
