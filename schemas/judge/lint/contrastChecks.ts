import type { ColourRole, Palette } from '../../declare/names/themeRoles.ts';
import { contrastOf } from './colour.ts';
import { mixInOklab } from './oklab.ts';

interface Mix {
  readonly of: ColourRole;
  readonly percent: number;
  readonly with: ColourRole;
}

/** States that style sheets derive from roles, as `src/ui/tokens.css` and the buttons derive them; a test holds both together. */
export const derivedShades = {
  brandHover: { of: 'brand', percent: 90, with: 'text' },
  brandPressed: { of: 'brand', percent: 82, with: 'text' },
  brandSoft: { of: 'brand', percent: 16, with: 'surface' },
  accentSoft: { of: 'accent', percent: 16, with: 'surface' },
  dangerSoft: { of: 'danger', percent: 12, with: 'surface' },
  brandText: { of: 'brand', percent: 76, with: 'text' },
  accentText: { of: 'accent', percent: 76, with: 'text' },
} as const satisfies Readonly<Record<string, Mix>>;
export type DerivedShade = keyof typeof derivedShades;

/** With that of a brand button that is off, which has no variable of its own. */
const mixes: Readonly<Record<DerivedShade | 'brandOff', Mix>> = {
  ...derivedShades,
  brandOff: { of: 'brand', percent: 60, with: 'surface' },
};
export type Shade = ColourRole | keyof typeof mixes;

const isMixed = (shade: Shade): shade is keyof typeof mixes => Object.hasOwn(mixes, shade);

/** A role's colour, or the one derived from it for a state. */
export function colourOf(palette: Palette, shade: Shade): string {
  if (!isMixed(shade)) return palette[shade];
  const { of, percent, with: other } = mixes[shade];
  return mixInOklab(palette[of], percent, palette[other]);
}

/** A colour that must contrast with its background. */
export interface ContrastCheck {
  /** The role to change when the check fails. */
  readonly role: ColourRole;
  readonly shade: Shade;
  readonly on: Shade;
  /** Smallest contrast: 4.5 for text, 3 for shapes (WCAG 1.4.3 and 1.4.11). */
  readonly needed: number;
}

const TEXT = 4.5;
const SHAPE = 3;
/** A control that is off need not be read (WCAG 1.4.3), but it should be seen to be there. */
const OFF = 1.6;
const papers = ['background', 'surface', 'raised'] as const;

/** Which roles are on which. */
const roleChecks: readonly (ContrastCheck & { readonly shade: ColourRole; readonly on: ColourRole })[] = [
  ...(['text', 'muted', 'danger', 'success'] as const).flatMap((role) =>
    papers.map((on) => ({ role, shade: role, on, needed: TEXT })),
  ),
  { role: 'onBrand', shade: 'onBrand', on: 'brand', needed: TEXT },
  { role: 'onAccent', shade: 'onAccent', on: 'accent', needed: TEXT },
  ...(['brand', 'accent'] as const).flatMap((role) =>
    (['background', 'surface'] as const).map((on) => ({ role, shade: role, on, needed: SHAPE })),
  ),
];

/** Readable text in a state: on a button under the pointer, coloured text on every surface, text on a tinted surface. */
const stateChecks: readonly ContrastCheck[] = [
  ...(['brandHover', 'brandPressed'] as const).map((on) => ({ role: 'onBrand', shade: 'onBrand', on, needed: TEXT }) as const),
  ...([...papers, 'brandSoft'] as const).map((on) => ({ role: 'brand', shade: 'brandText', on, needed: TEXT }) as const),
  ...(['background', 'surface', 'accentSoft'] as const).map(
    (on) => ({ role: 'accent', shade: 'accentText', on, needed: TEXT }) as const,
  ),
  { role: 'danger', shade: 'danger', on: 'dangerSoft', needed: TEXT },
];

const offCheck: ContrastCheck = { role: 'brand', shade: 'brandOff', on: 'surface', needed: OFF };

export const contrastChecks = { roles: roleChecks, states: stateChecks, off: offCheck } as const;
export const allChecks: readonly ContrastCheck[] = [...roleChecks, ...stateChecks, offCheck];

export const ratioOf = (palette: Palette, { shade, on }: ContrastCheck): number =>
  contrastOf(colourOf(palette, shade), colourOf(palette, on));
export const passes = (palette: Palette, check: ContrastCheck): boolean => ratioOf(palette, check) >= check.needed;

/** The roles that a check looks at. */
export const rolesOf = ({ shade, on }: Pick<ContrastCheck, 'shade' | 'on'>): ColourRole[] =>
  [shade, on].flatMap((each) => (isMixed(each) ? [mixes[each].of, mixes[each].with] : [each]));
