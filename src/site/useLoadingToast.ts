import { useCallback } from 'react';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from './siteContext.ts';

export type LoadingAction = 'logout' | 'sms' | 'changePassword' | 'setPassword' | 'recover' | 'feedback' | 'other';

type Timings = Behaviour['timings'];

/** Text and maximum seconds of each kind of waiting (TOAST-04 to TOAST-09). */
const waits: Readonly<Record<LoadingAction, { readonly text: TextKey; readonly seconds: (timings: Timings) => number }>> = {
  logout: { text: 'in_please_wait', seconds: (timings) => timings.logoutLoadingSeconds },
  sms: { text: 'in_sms_sending', seconds: (timings) => timings.smsLoadingSeconds },
  changePassword: { text: 'in_please_wait', seconds: (timings) => timings.changePasswordLoadingSeconds },
  setPassword: { text: 'in_please_wait', seconds: (timings) => timings.setPasswordLoadingSeconds },
  recover: { text: 'in_please_wait', seconds: (timings) => timings.recoverLoadingSeconds },
  feedback: { text: 'in_please_wait', seconds: (timings) => timings.feedbackLoadingSeconds },
  other: { text: 'in_please_wait', seconds: (timings) => timings.loadingSeconds },
};

const SECOND_MS = 1000;
/** The longest delay of a browser's timer; a longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** Begins a wait: shows its toast, and gives the function that ends it. It ends by itself when its time is over. */
export function useLoadingToast(action: LoadingAction): () => () => void {
  const { site, store } = useSite();
  const t = useText();
  const { timings } = site.behaviour;
  return useCallback(() => {
    const { text, seconds } = waits[action];
    const durationMs = Math.min(seconds(timings) * SECOND_MS, MAX_TIMER_MS);
    const id = store.getState().showToast(t(text), { kind: 'loading', durationMs });
    return () => store.getState().hideToast(id);
  }, [action, store, t, timings]);
}
