/** How a picture becomes a size: `inside` keeps all of it, `cover` fills the size and crops the rest. */
export interface MediaSize {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly fit: 'inside' | 'cover';
  /**
   * `small`: AVIF and WebP for browsers that take them, with JPEG or PNG for the others; drawings stay drawings. Icons and shared links are
   * read by systems and apps that take PNG or JPEG only.
   */
  readonly format: 'small' | 'png' | 'jpeg';
  /** Background behind transparent parts, for systems that would render them black. */
  readonly ground?: 'white';
  /** The part of the size that the picture takes when it has transparent parts: systems cut off the rim of a maskable icon. */
  readonly safePart?: number;
}

/** The sizes in which a picture of the media library is stored, by their use. Twice as large as displayed, for high-density screens. */
export const mediaSizes = {
  logo: { width: 480, height: 160, fit: 'inside', format: 'small' },
  background: { width: 960, height: 1920, fit: 'inside', format: 'small' },
  tile: { width: 320, height: 320, fit: 'inside', format: 'small' },
  thumbnail: { width: 240, height: 240, fit: 'inside', format: 'small' },
  tabIcon: { width: 96, height: 96, fit: 'cover', format: 'png' },
  appIcon: { width: 512, height: 512, fit: 'cover', format: 'png' },
  maskableIcon: { width: 512, height: 512, fit: 'cover', format: 'png', ground: 'white', safePart: 0.8 },
  appleIcon: { width: 180, height: 180, fit: 'cover', format: 'png', ground: 'white' },
  share: { width: 1200, height: 630, fit: 'cover', format: 'jpeg', ground: 'white' },
} as const satisfies Readonly<Record<string, MediaSize>>;
export type MediaSizeName = keyof typeof mediaSizes;

export const mediaSizeNames = Object.keys(mediaSizes) as MediaSizeName[]; // the keys of a literal
export const isMediaSize = (name: unknown): name is MediaSizeName => typeof name === 'string' && Object.hasOwn(mediaSizes, name);
