import { useState } from 'react';
import { Refusal } from '../api/Refusal.ts';
import { refusalText } from '../texts/refusalText.ts';
import { useTranslate } from '../texts/useTranslate.ts';

/** Something that may be refused: whether it is under way, and what was refused. */
export function useAttempt() {
  const t = useTranslate();
  const [fault, setFault] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function attempt(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
      setFault(undefined);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(refusalText(t, error));
    }
    setIsBusy(false);
  }

  return { attempt, fault, isBusy };
}
