import type { StoreApi } from 'zustand';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { errorText } from '#src/forms/errorText.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import type { ApiError } from '#src/lib/ApiError.ts';
import { CALL_FAILED } from '#src/lib/callFailed.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import type { SiteStore } from '#src/site/siteStore.ts';

interface Page {
  readonly page: StoreApi<SiteValue>;
  readonly store: SiteStore;
  /** Asks the platform again whether it is open. */
  readonly refreshStatus: () => void;
}

const isRefusal = ({ code }: ApiError): boolean => code === 'http.403' || code === 'account.permission';

/**
 * What the page does about any failed call (ERR-07): when the platform is down, its status is requested; that and a missing permission are shown
 * as a message. Faults of a form are shown by the form, other faults by the part that needed the answer. Few platforms have the domain route, so
 * its failure is ignored.
 */
export function handleCallFailure({ page, store, refreshStatus }: Page, call: CallName, error: ApiError): void {
  const isAway = error.status === 503;
  if (call === 'domainRoute') return;
  dispatchEvent(new CustomEvent(CALL_FAILED, { detail: `${call} ${error.code}` }));
  if (isAway && call !== 'status') refreshStatus();
  if (calls[call].method !== 'GET' || call === 'status' || !(isAway || isRefusal(error))) return;
  const { language, texts, showToast } = store.getState();
  const { site } = page.getState();
  const { platform, timings } = site.behaviour;
  const words = createTextValue(language, texts, site.strings[language], platform.errorTexts);
  showToast(errorText(words, error), { kind: 'error', durationMs: timings.shortToastMs });
}
