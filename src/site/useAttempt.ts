import { useCallback, useState } from 'react';
import { ApiError } from '#src/lib/ApiError.ts';
import { type LoadingAction, useLoadingToast } from './useLoadingToast.ts';

/**
 * Runs work that may fail, with its waiting message. `failure` is what the last try threw, for the form to say; a fault that is
 * not the platform's is a bug of ours and goes to the console too.
 */
export function useAttempt(action: LoadingAction) {
  const beginWait = useLoadingToast(action);
  const [failure, setFailure] = useState<unknown>();
  const attempt = useCallback(
    async (work: () => Promise<void>) => {
      setFailure(undefined);
      const endWait = beginWait();
      try {
        await work();
      } catch (error) {
        if (!(error instanceof ApiError)) console.error(error);
        setFailure(error);
      } finally {
        endWait();
      }
    },
    [beginWait],
  );
  return { attempt, failure };
}
