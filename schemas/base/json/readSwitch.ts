import { type Problem, problem } from './problem.ts';

const ON = new Set(['1', 'true', 'y', 'yes', 'on']);
const OFF = new Set(['0', 'false', 'n', 'no', 'off', '']);

/**
 * Reads a switch as platforms send it: `"1"`, `"0"`, `1`, `true`, `"Y"`, `"on"` and their opposites (ROLE-17).
 *
 * @param raw      The raw value; absent means `fallback`.
 * @param fallback Used when the value is absent or unreadable.
 * @param pointer  Where the value is in the release, for the problem.
 * @returns Whether it is on, and a warning when the value is not a known spelling. Never throws.
 */
export function readSwitch(raw: unknown, fallback: boolean, pointer: string): { on: boolean; problems: Problem[] } {
  if (raw === undefined || raw === null) return { on: fallback, problems: [] };
  const word =
    typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw).trim().toLowerCase() : undefined;
  if (word !== undefined && ON.has(word)) return { on: true, problems: [] };
  if (word !== undefined && OFF.has(word)) return { on: false, problems: [] };
  const fix = { op: 'set', pointer, value: fallback ? '1' : '0' } as const;
  return {
    on: fallback,
    problems: [problem('switch.unreadable', pointer, { value: word ?? JSON.stringify(raw) }, 'warning', fix)],
  };
}
