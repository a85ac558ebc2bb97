import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { ToastMessage } from './createToastSlice.ts';

const SECOND_MS = 1000;

/** How long a toast stays, in ms: its own time, else the release's for its length, else its longest wait (TOAST-07). */
export function toastDuration({ kind, length, durationMs }: ToastMessage, { timings }: Pick<Behaviour, 'timings'>): number {
  if (durationMs !== undefined) return durationMs;
  if (kind === 'loading') return timings.waits.other * SECOND_MS;
  const lengths = {
    default: timings.toastMs,
    short: timings.shortToastMs,
    long: timings.longToastMs,
    reject: timings.rejectToastMs,
    sent: timings.sentToastMs,
  };
  return lengths[length];
}
