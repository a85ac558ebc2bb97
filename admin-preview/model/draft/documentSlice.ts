import { dequal } from 'dequal/lite';
import type { StateCreator } from 'zustand';
import type { Resolver } from './createResolver.ts';
import type { DocumentState, DraftState } from './DraftState.ts';
import { writeOverride } from './writeOverride.ts';

export const UNDO_STEPS = 75;
/** Typed edits of one setting that follow each other sooner are one step: typing a word is not ten undos. */
const ONE_STEP_MS = 900;

/** The steps that can be had back, with one more. */
export const withStep = (past: readonly unknown[], document: unknown): readonly unknown[] =>
  [...past, document].slice(-UNDO_STEPS);

/** The state for another document. */
export const shownDocument = (document: unknown, resolve: Resolver, edit: number) => ({
  document,
  ...resolve(document),
  edit: edit + 1,
});

interface DocumentOptions {
  /** What the draft says at first. */
  readonly document: unknown;
  readonly resolve: Resolver;
  readonly now: () => number;
}

const noEdit = { pointer: '', atMs: -Infinity };

/**
 * Edits the document, in steps that can be undone. Not by zundo: it records every change of a store, but typing joins a step, and what the
 * server saves, combines or settles belongs to the steps of its slice.
 */
export const documentSlice =
  ({ document, resolve, now }: DocumentOptions): StateCreator<DraftState, [], [], DocumentState> =>
  (set, get) => {
    let lastEdit = noEdit;
    const show = (next: unknown) => shownDocument(next, resolve, get().edit);

    /** One step: what was there before can be had back. */
    function step(next: unknown, pointer = '', isTyped = false) {
      const { document: before, past, live: shown } = get();
      if (dequal(before, next)) return;
      const atMs = now();
      const isSameStep = isTyped && pointer === lastEdit.pointer && atMs - lastEdit.atMs < ONE_STEP_MS && past.length > 0;
      lastEdit = { pointer, atMs };
      // A draft that equals the live document becomes that object, so that nothing counts as changed.
      const settled = dequal(next, shown.document) ? shown.document : next;
      set({ ...show(settled), past: isSameStep ? past : withStep(past, before), future: [] });
    }
    const written = (document: unknown, pointer: string, value: unknown) =>
      writeOverride(document, pointer, value, { inherited: get().inherited, live: get().live.document });
    const write = (pointer: string, value: unknown, isTyped?: boolean) =>
      step(written(get().document, pointer, value), pointer, isTyped);

    return {
      ...shownDocument(document, resolve, 0),
      past: [],
      future: [],
      setAt: write,
      resetAt: (pointer) => write(pointer, undefined),
      setAll: (values) =>
        step(Object.entries(values).reduce((next, [pointer, value]) => written(next, pointer, value), get().document)),
      replace: (next) => step(next),
      undo() {
        const { past, future, document: current } = get();
        if (past.length === 0) return;
        lastEdit = noEdit;
        set({ ...show(past.at(-1)), past: past.slice(0, -1), future: [current, ...future] });
      },
      redo() {
        const { past, future, document: current } = get();
        if (future.length === 0) return;
        lastEdit = noEdit;
        set({ ...show(future[0]), past: [...past, current], future: future.slice(1) });
      },
    };
  };
