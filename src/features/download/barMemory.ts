import { localStore } from '#src/lib/browserStorage.ts';

/** Says that the bar was closed (DL-02); the moment stands beside it. */
const HIDE_KEY = 'hideDownloadBar';
const HIDDEN = '1';
const CLOSED_AT_KEY = 'hideDownloadBarAt';

/** When the bar was closed, in ms since 1970; null if it was not. */
export function barClosedAt(): number | null {
  if (localStore.get(HIDE_KEY) !== HIDDEN) return null;
  return Number(localStore.get(CLOSED_AT_KEY) ?? 0) || 0;
}

export function rememberBarClosed(now: number): void {
  localStore.set(HIDE_KEY, HIDDEN);
  localStore.set(CLOSED_AT_KEY, String(now));
}
