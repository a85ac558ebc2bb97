import type { Site } from '#schemas/release/resolve/site.ts';
import type { SessionTimes } from './sessionTimes.ts';

type Rules = Pick<Site['behaviour']['responsible'], 'idleMinutes' | 'idleWarningSeconds' | 'realityCheckMinutes'>;

/** What a session needs now: nothing, a warning with the remaining seconds, its end, or a reality check. */
export type SessionNeed =
  | { readonly kind: 'nothing' | 'end' | 'check' }
  | { readonly kind: 'warning'; readonly secondsLeft: number };

const NOTHING: SessionNeed = { kind: 'nothing' };
const MINUTE_MS = 60_000;

/** Checks the times of a session. An idle session ends before it is checked; 0 minutes switch a rule off. */
export function watchSession(times: SessionTimes, rules: Rules, nowMs: number): SessionNeed {
  const { idleMinutes, idleWarningSeconds, realityCheckMinutes } = rules;
  if (idleMinutes > 0) {
    const leftMs = times.activeAtMs + idleMinutes * MINUTE_MS - nowMs;
    if (leftMs <= 0) return { kind: 'end' };
    if (leftMs <= idleWarningSeconds * 1000) return { kind: 'warning', secondsLeft: Math.ceil(leftMs / 1000) };
  }
  const isDue = realityCheckMinutes > 0 && nowMs - times.checkedAtMs >= realityCheckMinutes * MINUTE_MS;
  return isDue ? { kind: 'check' } : NOTHING;
}
