import { existsSync } from 'node:fs';

/** Whether a merchant is a shipped brand with its own banners and icon. Merchants that operators add have none. */
export const hasBrandPictures = (merchantCode: string): boolean =>
  existsSync(new URL(`../../templates/brands/${merchantCode}/assets/banner-1.webp`, import.meta.url));
