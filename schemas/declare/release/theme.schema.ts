import type { FromSchema } from 'json-schema-to-ts';
import { type ColourRole, type Palette, themeModes, typefaces } from '../names/themeRoles.ts';

const colour = <const R extends ColourRole>(role: R, order: number, title: string, description: string, shipped: string) =>
  ({
    title,
    description,
    type: 'string',
    pattern: '^#[0-9a-fA-F]{6}$',
    default: shipped,
    'x-role': role,
    'x-ui': { widget: 'colour', group: 'colours', order },
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

const look = <const V extends readonly string[]>(
  order: number,
  title: string,
  description: string,
  values: V,
  shipped: V[number],
) =>
  ({
    title,
    description,
    type: 'string',
    enum: values,
    default: shipped,
    'x-ui': { widget: 'select', group: 'look', order },
  }) as const;

/** A brand's look: colours by role for both modes, shapes, type and pictures. No raw CSS. */
export const themeSchema = {
  $id: 'release/theme',
  title: 'Look',
  description: 'Colours by role, shapes, type and the brand pictures.',
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: look(1, 'Default theme', 'Theme of visitors who have not chosen one.', themeModes, 'dark'),
    corners: look(2, 'Corners', 'How round cards, fields and dialogs are.', ['square', 'soft', 'round'], 'soft'),
    buttons: look(3, 'Buttons', 'Shape of buttons and chips.', ['square', 'soft', 'pill'], 'soft'),
    typeface: look(
      4,
      'Typeface of headings',
      'The phone’s own, or one that comes as a file of at most 25 kB. All have Latin letters, all but the elegant one those of Vietnamese; rounded, condensed and angular have Thai, condensed Khmer, elegant Arabic. Other scripts keep the phone’s own.',
      typefaces,
      'system',
    ),
    headings: look(
      5,
      'Headings',
      'Style of section headings: only the words, an icon in a badge, small capitals behind a bar, or in the middle between lines.',
      ['plain', 'badge', 'marker', 'ruled'],
      'badge',
    ),
    header: look(
      6,
      'Header',
      'Header of home on the surface colour, on the brand colour, or clear over the background.',
      ['surface', 'brand', 'clear'],
      'surface',
    ),
    pageHeader: look(
      7,
      'Header of pages',
      'Title beside the way back, in the middle, on the brand colour, or large and without a line below.',
      ['start', 'centred', 'brand', 'clear'],
      'start',
    ),
    footer: look(
      8,
      'Footer bar',
      'Bottom navigation as a full-width bar, as a floating pill, or as a bar whose current item is filled.',
      ['bar', 'floating', 'tabs'],
      'bar',
    ),
    cards: look(
      9,
      'Cards',
      'Cards without an edge, with a line around them, lifted by a shadow, or of glass.',
      ['flat', 'outlined', 'raised', 'glass'],
      'outlined',
    ),
    tiles: look(10, 'Names of games', 'Below their pictures, or drawn on them.', ['below', 'within'], 'below'),
    tileShape: look(
      11,
      'Shape of games',
      'Pictures of games as high as they are wide, higher, or wider.',
      ['square', 'portrait', 'wide'],
      'square',
    ),
    forms: look(
      12,
      'Login and registration',
      'A sheet that rises from the edge, a card in the middle, or a whole screen below the backdrop.',
      ['sheet', 'centred', 'picture'],
      'sheet',
    ),
    balance: look(
      13,
      'Balance card',
      'On the surface colour, on the brand colour, or on the backdrop.',
      ['surface', 'brand', 'picture'],
      'surface',
    ),
    art: look(
      14,
      'Pictures of offers',
      'Pictures of offers and rewards in their own colours, or in two tones of the brand.',
      ['natural', 'duotone'],
      'natural',
    ),
    density: look(
      15,
      'Density',
      'How much room there is between parts of a page and around them.',
      ['compact', 'normal', 'airy'],
      'normal',
    ),
    logo: {
      title: 'Logo',
      description: 'Wide logo for dark backgrounds, in the header and on dialogs. Relative or https, SVG preferred.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'logo', group: 'pictures', order: 1 },
    },
    logoLight: {
      title: 'Logo on light',
      description: 'The same logo for light backgrounds. Empty: the logo above.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'logo', group: 'pictures', order: 2 },
    },
    backdrop: {
      title: 'Backdrop',
      description: 'Picture that fills the page behind dialogs opened by address and the status pages. Empty for none.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'background', group: 'pictures', order: 3 },
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
