import { contrastChecks, ratioOf } from '#schemas/judge/lint/contrastChecks.ts';
import type { ColourRole, Palette } from '#schemas/declare/names/themeRoles.ts';

export interface Contrast {
  readonly on: ColourRole;
  readonly ratio: number;
  readonly needed: number;
}

/** How a role stands out from what lint says that it is on; nothing for a ground. */
export const contrastsOf = (palette: Palette, role: ColourRole): readonly Contrast[] =>
  contrastChecks.roles
    .filter((check) => check.role === role)
    .map((check) => ({ on: check.on, needed: check.needed, ratio: ratioOf(palette, check) }));

/** Cut, not rounded: 4.49 is not enough for 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
