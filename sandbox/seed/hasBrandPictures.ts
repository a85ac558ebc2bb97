import { existsSync } from 'node:fs';

/** Whether a merchant is a shipped brand, with banners and an icon of its own. One that an operator has added has none. */
export const hasBrandPictures = (merchantCode: string): boolean =>
  existsSync(new URL(`../../templates/brands/${merchantCode}/assets/banner-1.webp`, import.meta.url));
