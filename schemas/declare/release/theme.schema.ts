import type { FromSchema } from 'json-schema-to-ts';
import type { Described } from '../leaves/behaviourLeaves.ts';
import { iconSets } from '../names/iconSets.ts';
import { type ColourRole, type Palette, themeModes, typefaces } from '../names/themeRoles.ts';

const colour = <const R extends ColourRole>(role: R, given: Described & { readonly default: string }) =>
  ({
    ...given,
    type: 'string',
    pattern: '^#[0-9a-fA-F]{6}$',
    'x-role': role,
    'x-ui': { widget: 'colour', group: 'colours' },
  }) as const;

/** The colour roles of one mode. Components only use roles; hover and pressed shades are derived from them. */
const palette = (title: string, shipped: Palette) =>
  ({
    title,
    description: `Colour roles of the ${title.toLowerCase()} look, each as #rrggbb.`,
    type: 'object',
    additionalProperties: false,
    properties: {
      brand: colour('brand', {
        title: 'Brand',
        description: 'Main buttons, the active item, links. Contrast at least 3 on background and surface.',
        default: shipped.brand,
      }),
      onBrand: colour('onBrand', {
        title: 'On brand',
        description: 'Text and icons on the brand colour. Contrast at least 4.5.',
        default: shipped.onBrand,
      }),
      accent: colour('accent', {
        title: 'Accent',
        description: 'The second colour: amounts won, badges, highlights. Contrast at least 3 on background and surface.',
        default: shipped.accent,
      }),
      onAccent: colour('onAccent', {
        title: 'On accent',
        description: 'Text and icons on the accent colour. Contrast at least 4.5.',
        default: shipped.onAccent,
      }),
      background: colour('background', {
        title: 'Background',
        description: 'The page behind everything.',
        default: shipped.background,
      }),
      surface: colour('surface', { title: 'Surface', description: 'Header, footer, cards.', default: shipped.surface }),
      raised: colour('raised', {
        title: 'Raised surface',
        description: 'Dialogs, menus, fields, chips.',
        default: shipped.raised,
      }),
      text: colour('text', {
        title: 'Text',
        description: 'Text on background and surfaces. Contrast at least 4.5.',
        default: shipped.text,
      }),
      muted: colour('muted', {
        title: 'Muted text',
        description: 'Secondary text on background and surfaces. Contrast at least 4.5.',
        default: shipped.muted,
      }),
      line: colour('line', { title: 'Line', description: 'Borders and separators.', default: shipped.line }),
      danger: colour('danger', {
        title: 'Danger',
        description: 'Errors. Contrast at least 4.5 on background and surfaces.',
        default: shipped.danger,
      }),
      success: colour('success', {
        title: 'Success',
        description: 'Confirmations. Contrast at least 4.5 on background and surfaces.',
        default: shipped.success,
      }),
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

interface Look<V extends readonly string[]> extends Described {
  readonly choices: V;
  readonly default: V[number];
}

const look = <const V extends readonly string[]>({ choices, ...given }: Look<V>) =>
  ({ ...given, type: 'string', enum: choices, 'x-ui': { widget: 'select', group: 'look' } }) as const;

/** A brand's look: colours by role for both modes, shapes, type and pictures. No raw CSS. */
export const themeSchema = {
  $id: 'release/theme',
  title: 'Look',
  description: 'Colours by role, shapes, type and the brand pictures.',
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: look({
      title: 'Default theme',
      description: 'Theme of visitors who have not chosen one.',
      choices: themeModes,
      default: 'dark',
    }),
    corners: look({
      title: 'Corners',
      description: 'How round cards, fields and dialogs are.',
      choices: ['square', 'soft', 'round'],
      default: 'soft',
    }),
    buttons: look({
      title: 'Buttons',
      description: 'Shape of buttons and chips.',
      choices: ['square', 'soft', 'pill'],
      default: 'soft',
    }),
    typeface: look({
      title: 'Typeface of headings',
      description:
        'The phone’s own, or one that comes as a file of at most 25 kB. All have Latin letters, all but the elegant one those of Vietnamese; rounded, condensed and angular have Thai, condensed Khmer, elegant Arabic. Other scripts keep the phone’s own.',
      choices: typefaces,
      default: 'system',
    }),
    headings: look({
      title: 'Headings',
      description:
        'Style of section headings: only the words, an icon in a badge, small capitals behind a bar, or in the middle between lines.',
      choices: ['plain', 'badge', 'marker', 'ruled'],
      default: 'badge',
    }),
    header: look({
      title: 'Header',
      description: 'Header of home on the surface colour, on the brand colour, or clear over the background.',
      choices: ['surface', 'brand', 'clear'],
      default: 'surface',
    }),
    pageHeader: look({
      title: 'Header of pages',
      description: 'Title beside the way back, in the middle, on the brand colour, or large and without a line below.',
      choices: ['start', 'centred', 'brand', 'clear'],
      default: 'start',
    }),
    footer: look({
      title: 'Footer bar',
      description: 'Bottom navigation as a full-width bar, as a floating pill, or as a bar whose current item is filled.',
      choices: ['bar', 'floating', 'tabs'],
      default: 'bar',
    }),
    cards: look({
      title: 'Cards',
      description: 'Cards without an edge, with a line around them, lifted by a shadow, or of glass.',
      choices: ['flat', 'outlined', 'raised', 'glass'],
      default: 'outlined',
    }),
    tiles: look({
      title: 'Names of games',
      description: 'Below their pictures, or drawn on them.',
      choices: ['below', 'within'],
      default: 'below',
    }),
    tileShape: look({
      title: 'Shape of games',
      description: 'Pictures of games as high as they are wide, higher, or wider.',
      choices: ['square', 'portrait', 'wide'],
      default: 'square',
    }),
    forms: look({
      title: 'Login and registration',
      description: 'A sheet that rises from the edge, a card in the middle, or a whole screen below the backdrop.',
      choices: ['sheet', 'centred', 'picture'],
      default: 'sheet',
    }),
    balance: look({
      title: 'Balance card',
      description: 'On the surface colour, on the brand colour, or on the backdrop.',
      choices: ['surface', 'brand', 'picture'],
      default: 'surface',
    }),
    art: look({
      title: 'Pictures of offers',
      description: 'Pictures of offers and rewards in their own colours, or in two tones of the brand.',
      choices: ['natural', 'duotone'],
      default: 'natural',
    }),
    icons: look({
      title: 'Icons',
      description: 'Icons of lines, of thin or bold lines, filled, or of lines over a tint.',
      choices: iconSets,
      default: 'line',
    }),
    menus: look({
      title: 'Menus',
      description:
        'Menus slide in from the side, fill the screen with large rows, or rise from the bottom edge as a sheet of tiles.',
      choices: ['drawer', 'screen', 'sheet'],
      default: 'drawer',
    }),
    density: look({
      title: 'Density',
      description: 'How much room there is between parts of a page and around them.',
      choices: ['compact', 'normal', 'airy'],
      default: 'normal',
    }),
    logo: {
      title: 'Logo',
      description: 'Wide logo for dark backgrounds, in the header and on dialogs. Relative or https, SVG preferred.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'logo', group: 'pictures' },
    },
    logoLight: {
      title: 'Logo on light',
      description: 'The same logo for light backgrounds. Empty: the logo above.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'logo', group: 'pictures' },
    },
    backdrop: {
      title: 'Backdrop',
      description: 'Picture that fills the page behind dialogs opened by address and the status pages. Empty for none.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'image', size: 'background', group: 'pictures' },
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
