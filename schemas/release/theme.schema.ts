import type { FromSchema } from 'json-schema-to-ts';
import { type ColourRole, type Palette, themeModes } from './themeRoles.ts';

const colour = <const R extends ColourRole>(role: R, order: number, title: string, description: string, shipped: string) =>
  ({
    title,
    description,
    type: 'string',
    pattern: '^#[0-9a-fA-F]{6}$',
    default: shipped,
    'x-role': role,
    'x-ui': { widget: 'colour', group: 'colours', order },
    'x-screens': ['home', 'login', 'register'],
  }) as const;

/** The colour roles of one mode. Components know roles only; hover and pressed shades are derived from them. */
const palette = (title: string, shipped: Palette) =>
  ({
    title,
    description: `Colour roles of the ${title.toLowerCase()} look, each as #rrggbb.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      brand: colour(
        'brand',
        1,
        'Brand',
        'Main buttons, the active item, links. Contrast at least 3 on background and surface.',
        shipped.brand,
      ),
      onBrand: colour('onBrand', 2, 'On brand', 'Text and icons on the brand colour. Contrast at least 4.5.', shipped.onBrand),
      accent: colour(
        'accent',
        3,
        'Accent',
        'The second colour: amounts won, badges, highlights. Contrast at least 3 on background and surface.',
        shipped.accent,
      ),
      onAccent: colour(
        'onAccent',
        4,
        'On accent',
        'Text and icons on the accent colour. Contrast at least 4.5.',
        shipped.onAccent,
      ),
      background: colour('background', 5, 'Background', 'The page behind everything.', shipped.background),
      surface: colour('surface', 6, 'Surface', 'Header, footer, cards.', shipped.surface),
      raised: colour('raised', 7, 'Raised surface', 'Dialogs, menus, fields, chips.', shipped.raised),
      text: colour('text', 8, 'Text', 'Text on background and surfaces. Contrast at least 4.5.', shipped.text),
      muted: colour('muted', 9, 'Muted text', 'Secondary text on background and surfaces. Contrast at least 4.5.', shipped.muted),
      line: colour('line', 10, 'Line', 'Borders and separators.', shipped.line),
      danger: colour('danger', 11, 'Danger', 'Errors. Contrast at least 4.5 on background and surfaces.', shipped.danger),
      success: colour(
        'success',
        12,
        'Success',
        'Confirmations. Contrast at least 4.5 on background and surfaces.',
        shipped.success,
      ),
    },
  }) as const;

const shippedDark: Palette = {
  brand: '#8d8bff',
  onBrand: '#0c0a33',
  accent: '#ffc53d',
  onAccent: '#1b1400',
  background: '#0e0f17',
  surface: '#181a26',
  raised: '#232636',
  text: '#f4f5fb',
  muted: '#a6abc2',
  line: '#343850',
  danger: '#ff8a80',
  success: '#5ddb9a',
};
const shippedLight: Palette = {
  brand: '#4a47e0',
  onBrand: '#ffffff',
  accent: '#8a5800',
  onAccent: '#ffffff',
  background: '#f4f5fa',
  surface: '#ffffff',
  raised: '#eaecf5',
  text: '#14162b',
  muted: '#545a78',
  line: '#d5d9e8',
  danger: '#b3202c',
  success: '#0d6b45',
};

/** A brand's look: colours by role for both modes, shapes, type and pictures. No raw CSS. */
export const themeSchema = {
  $id: 'release/theme',
  title: 'Look',
  description: 'Colours by role, shapes, type and the brand pictures.',
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: {
      title: 'Default theme',
      description: 'Theme of visitors who have not chosen one.',
      type: 'string',
      enum: themeModes,
      default: 'dark',
      'x-ui': { widget: 'select', group: 'look', order: 1 },
      'x-screens': ['home', 'login', 'register'],
    },
    corners: {
      title: 'Corners',
      description: 'How round cards, fields and dialogs are.',
      type: 'string',
      enum: ['square', 'soft', 'round'],
      default: 'soft',
      'x-ui': { widget: 'select', group: 'look', order: 2 },
      'x-screens': ['home', 'login', 'register'],
    },
    buttons: {
      title: 'Buttons',
      description: 'Shape of buttons and chips.',
      type: 'string',
      enum: ['square', 'soft', 'pill'],
      default: 'soft',
      'x-ui': { widget: 'select', group: 'look', order: 3 },
      'x-screens': ['home', 'login', 'register'],
    },
    headings: {
      title: 'Headings',
      description: 'Style of section headings: plain, capitals with wide letters, or a serif face.',
      type: 'string',
      enum: ['plain', 'capitals', 'serif'],
      default: 'plain',
      'x-ui': { widget: 'select', group: 'look', order: 4 },
      'x-screens': ['home', 'login', 'register'],
    },
    header: {
      title: 'Header',
      description: 'Header on the surface colour, on the brand colour, or clear over the background.',
      type: 'string',
      enum: ['surface', 'brand', 'clear'],
      default: 'surface',
      'x-ui': { widget: 'select', group: 'look', order: 5 },
      'x-screens': ['home'],
    },
    footer: {
      title: 'Footer bar',
      description: 'Bottom navigation as a full-width bar or as a floating pill.',
      type: 'string',
      enum: ['bar', 'floating'],
      default: 'bar',
      'x-ui': { widget: 'select', group: 'look', order: 6 },
      'x-screens': ['home'],
    },
    logo: {
      title: 'Logo',
      description: 'Wide logo for dark backgrounds, in the header and on dialogs. Relative or https, SVG preferred.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', group: 'pictures', order: 1 },
      'x-screens': ['home', 'login', 'register'],
    },
    logoLight: {
      title: 'Logo on light',
      description: 'The same logo for light backgrounds. Empty: the logo above.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', group: 'pictures', order: 2 },
      'x-screens': ['home', 'login', 'register'],
    },
    backdrop: {
      title: 'Backdrop',
      description: 'Picture that fills the page behind dialogs opened by address and the status pages. Empty for none.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', group: 'pictures', order: 3 },
      'x-screens': ['login', 'register', 'restricted', 'maintenance'],
    },
    dark: palette('Dark', shippedDark),
    light: palette('Light', shippedLight),
  },
} as const;

/** A look as a merchant stores it: any leaf may be absent. */
export type ThemeOverrides = FromSchema<typeof themeSchema, { keepDefaultedPropertiesOptional: true }>;
/** A look with every leaf filled. */
export type Theme = Readonly<Required<Omit<ThemeOverrides, 'dark' | 'light'>>> & {
  readonly dark: Palette;
  readonly light: Palette;
};
