import { useCallback } from 'react';
import type { LoadingAction } from '#schemas/declare/names/loadingSeconds.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from './siteContext.ts';

/** What each kind of waiting says (TOAST-04). */
const textOf = (action: LoadingAction): TextKey => (action === 'sms' ? 'in_sms_sending' : 'in_please_wait');

const SECOND_MS = 1000;
/** The longest delay of a browser's timer; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Begins a wait: shows its toast, and gives the function that ends it. It ends by itself when its time is over (TOAST-05 to TOAST-09). */
export function useLoadingToast(action: LoadingAction): () => () => void {
  const { site, store } = useSite();
  const t = useText();
  const seconds = site.behaviour.timings.waits[action];
  return useCallback(() => {
    const durationMs = Math.min(seconds * SECOND_MS, MAX_TIMER_MS);
    const id = store.getState().showToast(t(textOf(action)), { kind: 'loading', durationMs });
    return () => store.getState().hideToast(id);
  }, [action, seconds, store, t]);
}
