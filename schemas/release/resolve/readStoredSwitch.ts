import { type Problem, problem } from '../../base/json/problem.ts';
import { readSwitch, switchWord } from '../../base/json/readSwitch.ts';

/**
 * A switch of a release, and a warning when its value is not a known spelling.
 *
 * @param raw      The stored value; absent means `fallback`.
 * @param fallback Used when the value is absent or unreadable.
 * @param pointer  Where the value is in the release, for the problem.
 */
export function readStoredSwitch(raw: unknown, fallback: boolean, pointer: string): { on: boolean; problems: Problem[] } {
  const on = readSwitch(raw);
  if (on !== undefined || raw === undefined || raw === null) return { on: on ?? fallback, problems: [] };
  const fix = { op: 'set', pointer, value: fallback ? '1' : '0' } as const;
  return {
    on: fallback,
    problems: [problem('switch.unreadable', pointer, { value: switchWord(raw) ?? JSON.stringify(raw) }, 'warning', fix)],
  };
}
