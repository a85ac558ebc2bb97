import { useCallback } from 'react';
import type { Problem } from '#schemas/base/json/problem.ts';
import { useDraft } from '../draft/DraftContext.ts';

/** Does what a problem says fixes it, as an edit that can be undone. */
export function useFix(): (problem: Problem) => void {
  const setAt = useDraft((state) => state.setAt);
  const resetAt = useDraft((state) => state.resetAt);
  return useCallback(
    ({ fix }) => {
      if (fix?.op === 'set') setAt(fix.pointer, fix.value);
      if (fix?.op === 'remove') resetAt(fix.pointer);
    },
    [setAt, resetAt],
  );
}
