import { useCallback, useState } from 'react';
import { ApiError } from '#src/lib/ApiError.ts';
import type { LoadingAction } from '#schemas/declare/names/loadingSeconds.ts';
import { useLoadingToast } from './useLoadingToast.ts';

/**
 * Runs an action that may fail, with its loading message. `failure` is the last attempt's error, for the form to show; an error that is not the
 * platform's is a bug of ours and is logged as well.
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
