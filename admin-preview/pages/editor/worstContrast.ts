import { contrastChecks, ratioOf } from '#schemas/judge/lint/contrastChecks.ts';
import { type ColourRole, type Palette, type ThemeMode, themeModes } from '#schemas/declare/names/themeRoles.ts';

export interface WorstContrast {
  readonly mode: ThemeMode;
  /** What is on what. */
  readonly role: ColourRole;
  readonly on: ColourRole;
  readonly ratio: number;
  readonly needed: number;
}

/** Of all pairs that a colour role is in, in both looks, the one with the least contrast for what it needs; nothing where it is in none. */
export function worstContrast(role: string, palettes: Readonly<Record<ThemeMode, Palette>>): WorstContrast | undefined {
  const pairs = contrastChecks.roles
    .filter((check) => check.role === role || check.on === role)
    .flatMap((check) =>
      themeModes.map((mode) => {
        const { role: upper, on, needed } = check;
        return { mode, role: upper, on, needed, ratio: ratioOf(palettes[mode], check) };
      }),
    );
  return pairs.toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)[0];
}
