import { createContext, useContext } from 'react';
import type { HomeWeights } from '#schemas/judge/lint/homeWeight.schema.ts';

/** What home of the saved draft takes, as far as it is known. */
export interface MeasuredHome {
  readonly state: 'measuring' | 'ready' | 'failed';
  /** The last that was measured; of the draft before while the newer one is measured. */
  readonly weights: HomeWeights | undefined;
  /** Measures again: the limits have changed. */
  readonly measure: () => void;
}

const Context = createContext<MeasuredHome>({ state: 'measuring', weights: undefined, measure: () => undefined });
export const HomeWeightProvider = Context.Provider;

export const useHomeWeight = (): MeasuredHome => useContext(Context);
