import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { useStore } from 'zustand';
import type { HomeWeights } from '#schemas/judge/lint/homeWeight.schema.ts';
import { homeWithinLimits } from '#schemas/judge/lint/homeWithinLimits.ts';
import type { Problem } from '#schemas/base/json/problem.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import type { DraftStore } from './draftStore.ts';
import type { MeasuredHome } from './HomeWeightContext.ts';

/** So that a row of edits is measured once. */
const WAIT_MS = 1_000;

/** What of the draft's home is above the merchant's limits, as the server finds it when it publishes. */
export const homeProblems = (weights: HomeWeights | undefined): readonly Problem[] =>
  weights?.draft ? homeWithinLimits(weights.draft, weights.limits) : [];

/** Has the server measure home of the draft a moment after each save, and after a release went live. */
export function useMeasuredHome(store: DraftStore): MeasuredHome {
  const { api } = useWorkplace();
  const code = useStore(store, (state) => state.merchantCode);
  const saved = useStore(store, (state) => state.acknowledged.revision);
  const live = useStore(store, (state) => state.live.releaseId);
  const [round, measure] = useReducer((before: number) => before + 1, 0);
  const [weights, setWeights] = useState<HomeWeights>();
  const [state, setState] = useState<MeasuredHome['state']>('measuring');

  const load = useCallback(
    async (isCurrent: () => boolean) => {
      try {
        const measured = await api.homeWeight({ code });
        if (!isCurrent()) return;
        setWeights(measured);
        setState(measured.draft === null ? 'failed' : 'ready');
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (isCurrent()) setState('failed');
      }
    },
    [api, code],
  );

  useEffect(() => {
    let isCurrent = true;
    setState('measuring');
    const timer = setTimeout(() => void load(() => isCurrent), WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [load, saved, live, round]);

  return useMemo(() => ({ state, weights, measure }), [state, weights]);
}
