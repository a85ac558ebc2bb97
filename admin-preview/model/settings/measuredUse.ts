import { formOf } from '#schemas/declare/languages/numberForms.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { keysOf, pointerTo } from '#schemas/base/json/problem.ts';
import measured from './measuredUse.json' with { type: 'json' }; // Playwright loads it as Node would

/** Where settings and texts show, as `npm run screens` has measured it. */
export interface MeasuredUse {
  /** Names of screens and of what opens over them, with a visitor behind a colon where the usual one does not see the settings there. */
  readonly screens: readonly string[];
  /** The blocks that read them. */
  readonly blocks: readonly string[];
  /** By their pointers. */
  readonly settings: readonly string[];
  /** Texts that are said there, by their keys. */
  readonly texts: readonly string[];
}

export const measuredUse: readonly MeasuredUse[] = measured;

/** Where a platform call was read, or what is shown because the platform has it; undefined if unknown. */
export function measuredUseOf(call: CallName): Pick<MeasuredUse, 'screens' | 'blocks'> {
  const pointer = pointerTo('template', 'behaviour', 'platform', 'paths', call);
  return measuredUse.find(({ settings }) => settings.includes(pointer)) ?? { screens: [], blocks: [] };
}

/** The text that a pointer into a merchant's own wording is about; all plural forms of a text are one. */
export function textAt(pointer: string): string | undefined {
  const [root, part, , key] = keysOf(pointer);
  return root === 'template' && part === 'strings' && key !== undefined ? (formOf(key)?.base ?? key) : undefined;
}
