import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { readMediaAddress } from '../../base/media/mediaAddress.ts';
import { luminanceOfStep } from '../../base/media/tones.ts';
import type { Theme } from '../../declare/release/theme.schema.ts';
import { themeModes } from '../../declare/names/themeRoles.ts';
import { contrastBetween, luminance } from './colour.ts';
import { found } from '../findings/findings.ts';

/** Contrast from which shapes are seen (WCAG 1.4.11). */
const SEEN = 3;
/** The part of a logo that must be seen. The rest may be shades and outlines. */
const ENOUGH = 0.25;

/** Brightness of a picture of the library; null for a picture with its own background, undefined for an unknown one. */
export type TonesOf = (picture: string) => readonly number[] | null | undefined;

const seenPart = (tones: readonly number[], ground: string): number =>
  tones.reduce((sum, part, step) => (contrastBetween(luminanceOfStep(step), luminance(ground)) >= SEEN ? sum + part : sum), 0);

/**
 * Whether the logo is visible on both backgrounds. Not a lint rule: a release alone does not determine how its pictures look. For logos outside
 * the library, only a missing logo for light backgrounds is reported.
 */
export function logosSeen(theme: Theme, tonesOf: TonesOf): Problem[] {
  if (theme.logo === '') return [];
  return themeModes.flatMap((mode) => {
    const own = mode === 'light' ? theme.logoLight : theme.logo;
    const pointer = pointerTo('template', 'theme', mode === 'light' ? 'logoLight' : 'logo');
    const read = readMediaAddress(own === '' ? theme.logo : own);
    const tones = read && tonesOf(read.picture);
    if (tones === undefined) return own === '' ? [found('logo.oneOnly', pointer)] : [];
    if (tones === null) return [];
    const part = seenPart(tones, theme[mode].background);
    return part < ENOUGH
      ? [found(mode === 'dark' ? 'logo.onDark' : 'logo.onLight', pointer, { percent: Math.round(part * 100) })]
      : [];
  });
}
