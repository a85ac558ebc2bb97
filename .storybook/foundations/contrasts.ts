import { contrastOf } from '#schemas/lint/colour.ts';
import { contrastPairs } from '#schemas/lint/roleContrast.ts';
import type { ColourRole, Palette } from '#schemas/release/themeRoles.ts';

export interface Contrast {
  readonly on: ColourRole;
  readonly ratio: number;
  readonly needed: number;
}

/** How a role stands out from what lint says that it stands on; nothing for a ground. */
export const contrastsOf = (palette: Palette, role: ColourRole): readonly Contrast[] =>
  contrastPairs
    .filter((pair) => pair.role === role)
    .map(({ on, needed }) => ({ on, needed, ratio: contrastOf(palette[role], palette[on]) }));

/** Cut, not rounded: 4.49 is not enough for 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);
