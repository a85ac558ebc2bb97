import { isObject } from '#schemas/isObject.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** Moments of one session, in ms since 1970. All tabs share them through the browser's storage. */
export interface SessionTimes {
  readonly startedAtMs: number;
  /** The last touch in any tab. */
  readonly activeAtMs: number;
  /** The last reality check that was answered in any tab. */
  readonly checkedAtMs: number;
}

const KEY = 'sessionTimes';
/** Enough of a token to distinguish one session from the next. */
const tailOf = (token: string): string => token.slice(-8);

function readTimes(token: string): SessionTimes | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(localStore.get(KEY) ?? 'null');
  } catch {
    return undefined; // a damaged record is none: the session is timed from now on
  }
  if (!isObject(raw) || raw['session'] !== tailOf(token)) return undefined;
  const { startedAtMs, activeAtMs, checkedAtMs } = raw;
  if (typeof startedAtMs !== 'number' || typeof activeAtMs !== 'number' || typeof checkedAtMs !== 'number') return undefined;
  return { startedAtMs, activeAtMs, checkedAtMs };
}

const writeTimes = (token: string, times: SessionTimes): void =>
  localStore.set(KEY, JSON.stringify({ session: tailOf(token), ...times }));

/** The times of a session. One that no tab has timed yet starts now. */
export function timesOf(token: string, nowMs: number): SessionTimes {
  const known = readTimes(token);
  if (known) return known;
  const times = { startedAtMs: nowMs, activeAtMs: nowMs, checkedAtMs: nowMs };
  writeTimes(token, times);
  return times;
}

/** Notes that something happened now. */
export function noteTime(token: string, what: 'activeAtMs' | 'checkedAtMs', nowMs: number): void {
  writeTimes(token, { ...timesOf(token, nowMs), [what]: nowMs });
}
