import { dequal } from 'dequal/lite';
import { useMemo } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { type Layer, valueAt } from '#schemas/base/json/overlay.ts';
import { useDraft, useDraftStore, useProblems } from './DraftContext.ts';

/** A value of the draft that is not live yet. */
export interface Edited {
  readonly was: unknown;
  readonly onRevert: () => void;
}

export interface SettingValue {
  /** The edited value, valid or not; otherwise the inherited one. */
  readonly value: unknown;
  readonly layer: Layer;
  /** What players see instead, where the draft differs from it, and the way back. */
  readonly edited: Edited | undefined;
  /** At the setting or inside it. */
  readonly problems: readonly Problem[];
  readonly set: (value: unknown, isTyped?: boolean) => void;
  readonly reset: () => void;
}

export const problemsAt = (problems: readonly Problem[], pointer: string): Problem[] =>
  problems.filter((each) => each.pointer === pointer || each.pointer.startsWith(`${pointer}/`));

/** One setting of the draft: its value, the value's layer, its problems, and functions that change it. */
export function useSetting(pointer: string): SettingValue {
  const own = useDraft(({ document }) => valueAt(document, pointer));
  const shown = useDraft(({ resolved }) => valueAt(resolved.full, pointer));
  const below = useDraft(({ resolved }) => resolved.provenance[pointer]);
  const was = useDraft(({ liveResolved }) => valueAt(liveResolved.full, pointer));
  const store = useDraftStore();
  const setAt = useDraft((state) => state.setAt);
  const resetAt = useDraft((state) => state.resetAt);
  const all = useProblems();
  return useMemo(
    () => ({
      value: own ?? shown,
      layer: own === undefined ? (below ?? 'default') : 'merchant',
      edited: dequal(own ?? shown, was)
        ? undefined
        : { was, onRevert: () => setAt(pointer, valueAt(store.getState().live.document, pointer)) },
      problems: problemsAt(all, pointer),
      set: (value, isTyped) => setAt(pointer, value, isTyped),
      reset: () => resetAt(pointer),
    }),
    [own, shown, was, below, all, pointer, store, setAt, resetAt],
  );
}
