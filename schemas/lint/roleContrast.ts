import { pointerTo } from '../problem.ts';
import { type Palette, type ColourRole, themeModes } from '../release/themeRoles.ts';
import { contrastBetween, contrastOf, luminance, mix } from './colour.ts';
import { found } from './findings.ts';
import type { LintRule } from './LintRule.ts';

interface Pair {
  readonly role: ColourRole;
  readonly on: ColourRole;
  /** Smallest contrast: 4.5 for text, 3 for shapes. */
  readonly needed: number;
}

const TEXT = 4.5;
const SHAPE = 3;
const pair = (role: ColourRole, on: ColourRole, needed: number): Pair => ({ role, on, needed });
const papers = ['background', 'surface', 'raised'] as const;

/** Which roles stand on which. */
export const contrastPairs: readonly Pair[] = [
  ...(['text', 'muted', 'danger', 'success'] as const).flatMap((role) => papers.map((on) => pair(role, on, TEXT))),
  pair('onBrand', 'brand', TEXT),
  pair('onAccent', 'accent', TEXT),
  ...(['brand', 'accent'] as const).flatMap((role) => [pair(role, 'background', SHAPE), pair(role, 'surface', SHAPE)]),
];

const passes = (palette: Palette, { role, on, needed }: Pair) => contrastOf(palette[role], palette[on]) >= needed;

/**
 * The nearest lighter or darker shade of `role` that makes its failing pairs pass and breaks none that passed, or nothing
 * when no shade does.
 */
function nearestShade(palette: Palette, role: ColourRole): string | undefined {
  const concerned = contrastPairs.filter((each) => each.role === role || (each.on === role && passes(palette, each)));
  // Only the shade changes: the other colour of each pair is measured once.
  const others = concerned.map((each) => ({
    luminance: luminance(palette[each.role === role ? each.on : each.role]),
    needed: each.needed,
  }));
  for (let percent = 1; percent <= 100; percent += 1) {
    for (const towards of ['#ffffff', '#000000']) {
      const shade = mix(palette[role], towards, percent / 100);
      const own = luminance(shade);
      if (others.every((other) => contrastBetween(own, other.luminance) >= other.needed)) return shade;
    }
  }
  return undefined;
}

/** Colour roles must stand out from what they stand on, in both looks. */
export const roleContrast: LintRule = ({ site }) =>
  themeModes.flatMap((mode) => {
    const palette = site.theme[mode];
    return contrastPairs
      .filter((each) => !passes(palette, each))
      .map(({ role, on, needed }) => {
        const ratio = contrastOf(palette[role], palette[on]);
        const pointer = pointerTo('template', 'theme', mode, role);
        const shade = nearestShade(palette, role);
        const code = needed === TEXT && ratio < SHAPE ? 'contrast.unreadable' : 'contrast.low';
        const params = {
          mode,
          role,
          on,
          ratio: Math.floor(ratio * 100) / 100,
          needed,
          colour: palette[role],
          onColour: palette[on],
          near: shade ?? '',
        };
        return found(code, pointer, params, shade ? { op: 'set', pointer, value: shade } : undefined);
      });
  });
