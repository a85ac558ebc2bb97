import { type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import type { ColourRole, Palette, ThemeMode } from '../../declare/names/themeRoles.ts';
import { type ContrastCheck, allChecks, passes, rolesOf } from './contrastChecks.ts';
import { type Lab, fromLab, toLab } from './oklab.ts';

/** How fine lightness is tried, and which shares of the colour's strength. */
const LIGHTNESS_STEPS = 50;
const CHROMA_SHARES = [1, 0.66, 0.33, 0];

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** Colours of the same hue, nearest first. */
function shadesOf(colour: string): string[] {
  const own = toLab(colour);
  const [, a, b] = own;
  const shades = Array.from({ length: LIGHTNESS_STEPS + 1 }, (_none, step): Lab[] =>
    CHROMA_SHARES.map((share): Lab => [step / LIGHTNESS_STEPS, a * share, b * share]),
  ).flat();
  return shades.sort((one, other) => distance(own, one) - distance(own, other)).map(fromLab);
}

/** The nearest colour for a role with which all of `checks` pass; undefined when there is none. */
function nearestColour(palette: Palette, role: ColourRole, checks: readonly ContrastCheck[]): string | undefined {
  return shadesOf(palette[role]).find((colour) => {
    const changed = { ...palette, [role]: colour };
    return checks.every((check) => passes(changed, check));
  });
}

/** The nearest colour with which every check of the role passes; else one that solves `failing` without breaking another check. */
function fixingColour(palette: Palette, role: ColourRole, failing: readonly ContrastCheck[]): string | undefined {
  const concerned = allChecks.filter((check) => rolesOf(check).includes(role));
  const kept = concerned.filter((check) => passes(palette, check));
  return nearestColour(palette, role, concerned) ?? nearestColour(palette, role, [...failing, ...kept]);
}

/**
 * The fix for all failing checks of a role, including the shades derived from it: the nearest colour for the role; else for another role of the
 * same pairs; else, where no single colour is enough, the preset's colours of the theme.
 */
export function contrastFix(palette: Palette, mode: ThemeMode, role: ColourRole): ProblemFix {
  const failing = allChecks.filter((check) => check.role === role && !passes(palette, check));
  for (const each of new Set([role, ...failing.slice(0, 1).flatMap(rolesOf)])) {
    if (!failing.every((check) => rolesOf(check).includes(each))) continue;
    const value = fixingColour(palette, each, failing);
    if (value !== undefined) return { op: 'set', pointer: pointerTo('template', 'theme', mode, each), value };
  }
  return { op: 'remove', pointer: pointerTo('template', 'theme', mode) };
}
