import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';

/** Stores that the bar was closed (DL-02); the time is stored with it. */
const HIDE_KEY = 'hideDownloadBar';
const HIDDEN = '1';
const CLOSED_AT_KEY = 'hideDownloadBarAt';
/** How often the player has come; a tab counts once. */
const VISITS_KEY = 'visits';
const COUNTED_KEY = 'visitCounted';
const DAY_MS = 24 * 60 * 60 * 1000;

export const wasBarClosed = (): boolean => localStore.get(HIDE_KEY) === HIDDEN;

/** Counts this visit, once. A browser that stores nothing is at its first visit for ever. */
export function countVisit(): number {
  const before = Number(localStore.get(VISITS_KEY) ?? 0) || 0;
  if (sessionStore.get(COUNTED_KEY) !== null) return before;
  sessionStore.set(COUNTED_KEY, '1');
  localStore.set(VISITS_KEY, String(before + 1));
  return before + 1;
}

/** Whether the bar is offered at this visit: never again once it was closed, unless the merchant sets after how many days. */
export function isBarOffered(now: number, visit: number, { reofferDays, offeredFromVisit }: Behaviour['app']): boolean {
  if (visit < offeredFromVisit) return false;
  const closedAt = Number(localStore.get(CLOSED_AT_KEY) ?? 0) || 0;
  return !wasBarClosed() || (reofferDays > 0 && now - closedAt >= reofferDays * DAY_MS);
}

export function rememberBarClosed(now: number): void {
  localStore.set(HIDE_KEY, HIDDEN);
  localStore.set(CLOSED_AT_KEY, String(now));
}
