import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '#schemas/base/json/problem.ts';
import type { DraftStore } from './draftStore.ts';
import type { DraftState } from './DraftState.ts';

const StoreContext = createContext<DraftStore | undefined>(undefined);
export const DraftProvider = StoreContext.Provider;

const ProblemsContext = createContext<readonly Problem[]>([]);
export const ProblemsProvider = ProblemsContext.Provider;

export function useDraftStore(): DraftStore {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useDraftStore needs a DraftProvider');
  return store;
}

/** One field or verb of the draft. */
export const useDraft = <T>(select: (state: DraftState) => T): T => useStore(useDraftStore(), select);

/** Everything that is wrong with the draft, a moment after the last edit. */
export const useProblems = (): readonly Problem[] => useContext(ProblemsContext);
