import { localStore } from '#src/lib/browserStorage.ts';

/** Says that the bar was closed (DL-02); the moment stands beside it. */
const HIDE_KEY = 'hideDownloadBar';
const HIDDEN = '1';
const CLOSED_AT_KEY = 'hideDownloadBarAt';
const DAY_MS = 24 * 60 * 60 * 1000;

export const wasBarClosed = (): boolean => localStore.get(HIDE_KEY) === HIDDEN;

/** Whether the bar is offered: never again to who closed it, unless the merchant sets after how many days. */
export function isBarOffered(now: number, reofferDays: number): boolean {
  const closedAt = Number(localStore.get(CLOSED_AT_KEY) ?? 0) || 0;
  return !wasBarClosed() || (reofferDays > 0 && now - closedAt >= reofferDays * DAY_MS);
}

export function rememberBarClosed(now: number): void {
  localStore.set(HIDE_KEY, HIDDEN);
  localStore.set(CLOSED_AT_KEY, String(now));
}
