import { useEffect, useState } from 'react';
import { loweredProtections } from '#schemas/judge/lint/loweredProtections.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { DraftStore } from './draftStore.ts';
import { bareRelease, checkDraft } from './resolveDraft.ts';

/** Long enough not to check every letter, short enough to seem at once. */
const WAIT_MS = 200;

const findProblems = (store: DraftStore): Problem[] => {
  const { document, presets, live, liveResolved, resolved } = store.getState();
  const lowered = live.releaseId === 0 ? [] : loweredProtections(liveResolved.full, resolved.full);
  return [...checkDraft(document, presets, bareRelease(live.document)), ...lowered];
};

/** Checks the draft a moment after each edit, so that typing stays quick. */
export function useDraftProblems(store: DraftStore): readonly Problem[] {
  const [problems, setProblems] = useState(() => findProblems(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, before) => {
      if (state.document === before.document) return;
      clearTimeout(timer);
      timer = setTimeout(() => setProblems(findProblems(store)), WAIT_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return problems;
}
