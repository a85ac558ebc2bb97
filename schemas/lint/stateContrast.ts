import { pointerTo } from '../problem.ts';
import { type ColourRole, type Palette, themeModes } from '../release/themeRoles.ts';
import { contrastOf } from './colour.ts';
import { found } from './findings.ts';
import type { LintRule } from './LintRule.ts';
import { mixInOklab } from './oklab.ts';

const TEXT = 4.5;
/** A control that is off need not be read (WCAG 1.4.3), but it should be seen to be there. */
const OFF = 1.6;
const OFF_PERCENT = 60;

/** States that style sheets derive from roles, as `src/ui/tokens.css` derives them; a test holds both together. */
export const derived = {
  brandHover: ({ brand, text }: Palette) => mixInOklab(brand, 90, text),
  brandPressed: ({ brand, text }: Palette) => mixInOklab(brand, 82, text),
  brandSoft: ({ brand, surface }: Palette) => mixInOklab(brand, 16, surface),
  accentSoft: ({ accent, surface }: Palette) => mixInOklab(accent, 16, surface),
  dangerSoft: ({ danger, surface }: Palette) => mixInOklab(danger, 12, surface),
  brandText: ({ brand, text }: Palette) => mixInOklab(brand, 76, text),
  accentText: ({ accent, text }: Palette) => mixInOklab(accent, 76, text),
} as const satisfies Record<string, (palette: Palette) => string>;
export type DerivedShade = keyof typeof derived;

type Shade = ColourRole | DerivedShade;

const isDerived = (shade: Shade): shade is DerivedShade => Object.hasOwn(derived, shade);
const colourOf = (palette: Palette, shade: Shade): string => (isDerived(shade) ? derived[shade](palette) : palette[shade]);

interface StatePair {
  /** The role that a change of would mend it. */
  readonly role: ColourRole;
  readonly shade: Shade;
  readonly on: Shade;
}

/** What is read in a state: words on a button under the pointer, coloured words on every paper, words on tinted paper. */
export const statePairs: readonly StatePair[] = [
  { role: 'onBrand', shade: 'onBrand', on: 'brandHover' },
  { role: 'onBrand', shade: 'onBrand', on: 'brandPressed' },
  ...(['background', 'surface', 'raised', 'brandSoft'] as const).map(
    (on) => ({ role: 'brand', shade: 'brandText', on }) as const,
  ),
  ...(['background', 'surface', 'accentSoft'] as const).map((on) => ({ role: 'accent', shade: 'accentText', on }) as const),
  { role: 'danger', shade: 'danger', on: 'dangerSoft' },
];

/** Shades that are derived from the roles must be readable as well, and a button that is off must be seen. */
export const stateContrast: LintRule = ({ site }) =>
  themeModes.flatMap((mode) => {
    const palette = site.theme[mode];
    const at = (role: ColourRole) => pointerTo('template', 'theme', mode, role);
    const cut = (ratio: number) => Math.floor(ratio * 100) / 100;
    const unreadable = statePairs.flatMap(({ role, shade, on }) => {
      const ratio = contrastOf(colourOf(palette, shade), colourOf(palette, on));
      return ratio >= TEXT
        ? []
        : [found('contrast.state', at(role), { mode, role, shade, shadeOn: on, ratio: cut(ratio), needed: TEXT })];
    });
    const off = contrastOf(mixInOklab(palette.brand, OFF_PERCENT, palette.surface), palette.surface);
    return [
      ...unreadable,
      ...(off >= OFF ? [] : [found('contrast.off', at('brand'), { mode, role: 'brand', ratio: cut(off), needed: OFF })]),
    ];
  });
