import { useEffect, useState } from 'react';
import type { Problem } from '#schemas/problem.ts';
import type { DraftStore } from './draftStore.ts';
import { bareRelease, judgeDraft } from './resolveDraft.ts';

/** Long enough not to judge every letter, short enough to seem at once. */
const WAIT_MS = 200;

const judge = (store: DraftStore): Problem[] => {
  const { document, presets, live } = store.getState();
  return judgeDraft(document, presets, bareRelease(live.document));
};

/** Judges the draft a moment after each edit, so that typing stays quick. */
export function useJudgedDraft(store: DraftStore): readonly Problem[] {
  const [problems, setProblems] = useState(() => judge(store));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((state, before) => {
      if (state.document === before.document) return;
      clearTimeout(timer);
      timer = setTimeout(() => setProblems(judge(store)), WAIT_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [store]);
  return problems;
}
