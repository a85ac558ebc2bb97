import { useState } from 'react';
import { Refusal } from '../api/Refusal.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useSay } from '../texts/say.ts';

/** Ends an item of a list of sessions or tokens and loads the list again; a refusal is given as `fault`. */
export function useEnding(reload: () => void) {
  const say = useSay();
  const [fault, setFault] = useState<string>();
  async function end(work: () => Promise<unknown>) {
    try {
      await work();
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(say, error));
    }
    reload();
  }
  return { fault, end };
}
