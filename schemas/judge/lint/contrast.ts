import { type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import { type ColourRole, themeModes } from '../../declare/names/themeRoles.ts';
import { type ContrastCheck, colourOf, contrastChecks, passes, ratioOf } from './contrastChecks.ts';
import { contrastFix } from './contrastFix.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Below it, text cannot be read at all. */
const UNREADABLE = 3;

/**
 * A finding for each failing check, in both modes. Fixes are computed on demand, because trials of other fixes need none; a role's fix is
 * computed once: it solves all findings of that role.
 */
const findingsOf = (
  resolved: Parameters<LintRule>[0],
  checks: readonly ContrastCheck[],
  codeOf: (check: ContrastCheck, ratio: number) => 'contrast.low' | 'contrast.unreadable' | 'contrast.state' | 'contrast.off',
) =>
  themeModes.flatMap((mode) => {
    const palette = resolved.site.theme[mode];
    const failing = checks.filter((check) => !passes(palette, check));
    const fixes = new Map<ColourRole, ProblemFix>();
    const fixOf = (role: ColourRole): ProblemFix => {
      const fix = fixes.get(role) ?? contrastFix(palette, mode, role);
      fixes.set(role, fix);
      return fix;
    };
    return failing.map((check) => {
      const { role, shade, on, needed } = check;
      const ratio = ratioOf(palette, check);
      const params = {
        mode,
        role,
        shade,
        on,
        ratio: Math.floor(ratio * 100) / 100,
        needed,
        colour: colourOf(palette, shade),
        onColour: colourOf(palette, on),
      };
      return {
        ...found(codeOf(check, ratio), pointerTo('template', 'theme', mode, role), params),
        get fix() {
          return fixOf(role);
        },
      };
    });
  });

/** Colour roles must contrast with their backgrounds, in both modes. */
export const roleContrast: LintRule = (resolved) =>
  findingsOf(resolved, contrastChecks.roles, ({ needed }, ratio) =>
    needed > UNREADABLE && ratio < UNREADABLE ? 'contrast.unreadable' : 'contrast.low',
  );

/** Shades that are derived from the roles must be readable as well, and a button that is off must be seen. */
export const stateContrast: LintRule = (resolved) =>
  findingsOf(resolved, [...contrastChecks.states, contrastChecks.off], (check) =>
    check === contrastChecks.off ? 'contrast.off' : 'contrast.state',
  );
