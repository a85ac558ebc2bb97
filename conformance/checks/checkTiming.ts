import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { type Run, note } from '../Run.ts';
import type { Exchange } from '../platformClient.ts';

/** Above this part of the time limit an answer is near to being refused on a bad day. */
const NEAR = 0.3;

/** A percentile of measured times: the value that so many percent of them do not exceed. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0;
}

/** Compares the times of a call with the longest wait for it. */
export function checkTiming(run: Run, call: CallName, exchanges: readonly Exchange[], limit: number): void {
  const arrived = exchanges.filter(({ outcome }) => outcome.kind !== 'unreachable');
  if (arrived.length === 0) return;
  const times = arrived.map(({ elapsedMs }) => Math.round(elapsedMs));
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  run.timings.push({ call, p50, p95, limit });
  const isSlow = arrived.some(({ outcome }) => outcome.kind === 'slow');
  const detail = `p50 ${p50} ms, p95 ${p95} ms of ${times.length}; after ${limit} ms it is refused`;
  const verdict = isSlow ? 'failed' : p95 > NEAR * limit ? 'advice' : 'passed';
  note(run, { area: 'timing', check: 'the answer comes in time', verdict, detail, call });
}
