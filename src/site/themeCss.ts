import type { Site } from '#schemas/release/resolve/site.ts';
import type { Theme } from '#schemas/declare/release/theme.schema.ts';
import { type ColourRole, type Palette, type ThemeMode, colourRoles, themeModes } from '#schemas/declare/names/themeRoles.ts';
import { typefaceCss } from './typefaces.ts';

/** The custom property that holds the value of a colour role. */
export const colourProperty = (role: ColourRole): string =>
  `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const radii = { square: '2px', soft: '12px', round: '20px' } as const;
const buttonRadii = { square: '2px', soft: '10px', pill: '999px' } as const;

const colours = (palette: Palette): string => colourRoles.map((role) => `${colourProperty(role)}:${palette[role]}`).join(';');

/** Spacing around content, between the parts of a page, and above and below controls. */
const densities = {
  compact: '--gutter:12px;--space-part:16px;--space-row:8px',
  normal: '--gutter:16px;--space-part:24px;--space-row:12px',
  airy: '--gutter:clamp(16px,5vw,20px);--space-part:32px;--space-row:16px',
} as const;

const line = '--card-line:var(--color-line-soft)';
const noLine = '--card-line:transparent';

/** Every ground of a card lies between two roles on which the contrast of text is checked. */
const cardStyles = {
  flat: `${noLine};--card-ground:var(--color-raised);--card-shadow:none`,
  outlined: `${line};--card-ground:var(--color-surface);--card-shadow:none`,
  raised: `${noLine};--card-ground:var(--color-surface);--card-shadow:var(--shadow-raised)`,
  glass:
    '--card-line:var(--color-edge);--card-ground:linear-gradient(155deg,var(--color-raised),var(--color-surface) 62%);--card-shadow:inset 0 1px 0 var(--color-edge),var(--shadow-low)',
} as const;

/** Two tones: the brand's hues over a desaturated picture. The component renders the tint over it, blended as `color`. */
const artStyles = {
  natural: '--art-filter:none;--art-tint:none',
  duotone: '--art-filter:grayscale(1) contrast(1.1);--art-tint:linear-gradient(150deg,var(--color-brand),var(--color-accent))',
} as const;

const tileShapes = { square: '1', portrait: '4/5', wide: '4/3' } as const;

/** Settings of the look as CSS custom properties. */
export const lookCss: Readonly<Partial<Record<keyof Theme, (theme: Theme) => string>>> = {
  corners: ({ corners }) => `--radius-card:${radii[corners]}`,
  buttons: ({ buttons }) => `--radius-button:${buttonRadii[buttons]}`,
  tileShape: ({ tileShape }) => `--tile-shape:${tileShapes[tileShape]}`,
  cards: ({ cards }) => cardStyles[cards],
  art: ({ art }) => artStyles[art],
  density: ({ density }) => densities[density],
  // A floating bar: content above it must clear its gap, too.
  footer: ({ footer }) => `--size-footer-gap:${footer === 'floating' ? '12px' : '0px'}`,
};

/**
 * The brand's look as CSS custom properties, both modes. Every value comes from a closed set or
 * has passed the colour pattern of its schema, so a merchant cannot inject CSS.
 */
export function themeCss({ theme, languages }: Pick<Site, 'theme' | 'languages'>): string {
  const mode = (name: ThemeMode) => `:root[data-theme=${name}]{color-scheme:${name};${colours(theme[name])}}`;
  const look = Object.values(lookCss).map((css) => css(theme));
  return `${typefaceCss(theme.typeface, languages)}:root{${look.join(';')}}${themeModes.map(mode).join('')}`;
}
