import { useMemo } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { type Layer, valueAt } from '#schemas/resolve/overlay.ts';
import { useDraft, useProblems } from './DraftContext.ts';

export interface SettingValue {
  /** As edited, valid or not; else what is inherited. */
  readonly value: unknown;
  readonly layer: Layer;
  /** At the setting or inside it. */
  readonly problems: readonly Problem[];
  readonly set: (value: unknown, isTyped?: boolean) => void;
  readonly reset: () => void;
}

export const problemsAt = (problems: readonly Problem[], pointer: string): Problem[] =>
  problems.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`));

/** One setting of the draft: its value, where that came from, what is wrong with it, and how to change it. */
export function useSetting(pointer: string): SettingValue {
  const own = useDraft(({ document }) => valueAt(document, pointer));
  const shown = useDraft(({ resolved }) => valueAt(resolved.full, pointer));
  const below = useDraft(({ resolved }) => resolved.provenance[pointer]);
  const setAt = useDraft((state) => state.setAt);
  const resetAt = useDraft((state) => state.resetAt);
  const all = useProblems();
  return useMemo(
    () => ({
      value: own ?? shown,
      layer: own === undefined ? (below ?? 'default') : 'merchant',
      problems: problemsAt(all, pointer),
      set: (value, isTyped) => setAt(pointer, value, isTyped),
      reset: () => resetAt(pointer),
    }),
    [own, shown, below, all, pointer, setAt, resetAt],
  );
}
