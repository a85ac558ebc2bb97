const ON = new Set(['1', 'true', 'y', 'yes', 'on']);
const OFF = new Set(['0', 'false', 'n', 'no', 'off', '']);

/** A switch's value as a word in lower case; undefined for a value that is not one word. */
export const switchWord = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).trim().toLowerCase() : undefined;

/**
 * Reads a switch as platforms send it: `"1"`, `"0"`, `1`, `true`, `"Y"`, `"on"` and their opposites (ROLE-17). Undefined for an absent
 * value and for any other spelling: the caller's default applies. Never throws.
 */
export function readSwitch(raw: unknown): boolean | undefined {
  const word = switchWord(raw);
  if (word === undefined) return undefined;
  return ON.has(word) || (OFF.has(word) ? false : undefined);
}
