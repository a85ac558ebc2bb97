import { useCallback, useEffect, useState } from 'react';
import { Refusal } from './Refusal.ts';

export type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly refusal: Refusal }
  | { readonly state: 'ready'; readonly value: T };

/**
 * Loads once, and again whenever `load` or `occasion` changes or `reload` is called. What is there already stays on show
 * meanwhile; a late answer to an earlier question is dropped.
 */
export function useLoaded<T>(load: () => Promise<T>, occasion?: number): Loaded<T> & { readonly reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setLoaded({ state: 'ready', value }),
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (isCurrent) setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed', refusal: error }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, round, occasion]);

  const reload = useCallback(() => {
    setLoaded((before) => (before.state === 'failed' ? { state: 'loading' } : before));
    setRound((count) => count + 1);
  }, []);
  return { ...loaded, reload };
}
