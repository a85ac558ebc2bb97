import type { SessionTimesAnswer } from '#schemas/declare/platform/session.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/**
 * Times of one session, in ms since 1970. All tabs share them through the browser's storage; a platform with the call has them too, because
 * games report activity there.
 */
export interface SessionTimes {
  readonly startedAtMs: number;
  /** The last touch in any tab. */
  readonly activeAtMs: number;
  /** The last reality check that was answered in any tab. */
  readonly checkedAtMs: number;
}

const KEY = 'sessionTimes';
/** Long enough to distinguish one session's token from the next. */
const tailOf = (token: string): string => token.slice(-8);

function readTimes(token: string): SessionTimes | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(localStore.get(KEY) ?? 'null');
  } catch {
    return undefined; // a damaged record is ignored: the session is timed from now on
  }
  if (!isObject(raw) || raw['session'] !== tailOf(token)) return undefined;
  const { startedAtMs, activeAtMs, checkedAtMs } = raw;
  if (typeof startedAtMs !== 'number' || typeof activeAtMs !== 'number' || typeof checkedAtMs !== 'number') return undefined;
  return { startedAtMs, activeAtMs, checkedAtMs };
}

const writeTimes = (token: string, times: SessionTimes): void =>
  localStore.set(KEY, JSON.stringify({ session: tailOf(token), ...times }));

/** The times of a session; a session without stored times starts now. */
export function timesOf(token: string, nowMs: number): SessionTimes {
  const stored = readTimes(token);
  if (stored) return stored;
  const times = { startedAtMs: nowMs, activeAtMs: nowMs, checkedAtMs: nowMs };
  writeTimes(token, times);
  return times;
}

/**
 * Takes over the times that the platform has written down, so that clearing the browser's storage resets nothing. Its clock may
 * differ from this phone's: only the distance to its own time counts.
 */
export function mergeTimes(token: string, { nowMs: platformNowMs, ...answered }: SessionTimesAnswer, nowMs: number): void {
  const here = (moment: number) => moment - platformNowMs + nowMs;
  const stored = timesOf(token, nowMs);
  writeTimes(token, {
    startedAtMs: here(answered.startedAtMs),
    activeAtMs: Math.max(stored.activeAtMs, here(answered.activeAtMs)),
    checkedAtMs: here(answered.checkedAtMs),
  });
}

/** Notes that something happened now. */
export function storeTime(token: string, what: 'activeAtMs' | 'checkedAtMs', nowMs: number): void {
  writeTimes(token, { ...timesOf(token, nowMs), [what]: nowMs });
}
