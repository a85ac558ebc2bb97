import { type ReactNode, useState } from 'react';
import { Refusal } from '../api/Refusal.ts';
import { useAttempt } from '../parts/useAttempt.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

type Work = () => Promise<void>;

/**
 * Something that may be refused until its operator has proved who they are: a dialog asks for that, and then the same is tried again.
 *
 * @param text Why it is asked for.
 */
export function useConfirmedAttempt(text: string) {
  const { attempt: tryOnce, fault, isBusy } = useAttempt();
  const [waiting, setWaiting] = useState<Work>();

  const attempt = (work: Work): Promise<void> =>
    tryOnce(async () => {
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'confirmation.needed') throw error;
        setWaiting(() => work);
      }
    });

  /** To be rendered beside the form, not in it: forms cannot be nested. */
  const dialog: ReactNode = waiting ? (
    <ConfirmDialog
      text={text}
      onConfirmed={() => {
        setWaiting(undefined);
        void attempt(waiting);
      }}
      onClose={() => setWaiting(undefined)}
    />
  ) : null;

  return { attempt, fault, isBusy, dialog };
}
