const whole = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A moment in full, for a tooltip or a table. */
export const fullMoment = (iso: string): string => whole.format(new Date(iso));

/** How long ago, in the largest unit that fits; older than a month in full. */
export function sinceMoment(iso: string, nowMs: number): string {
  const passedMs = nowMs - Date.parse(iso);
  if (passedMs > 30 * 86_400_000) return fullMoment(iso);
  const [unit, ms] = STEPS.find(([, length]) => passedMs >= length) ?? ['minute', 60_000];
  return relative.format(-Math.floor(Math.max(0, passedMs) / ms), unit);
}
