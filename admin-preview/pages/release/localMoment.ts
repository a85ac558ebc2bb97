const HOUR_MS = 3_600_000;
const pad = (count: number) => String(count).padStart(2, '0');

/** A moment as a field for local time has it: `2026-03-29T02:30`. */
export const localMoment = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}T${pad(moment.getHours())}:${pad(moment.getMinutes())}`;

/** What a local time is: `missing` where clocks are set forward over it, `twice` where they are set back, and the first of both is meant. */
export type MomentKind = 'none' | 'past' | 'missing' | 'twice' | 'ahead';

/**
 * Converts a local time that an operator entered.
 *
 * @param value As `localMoment` writes it; blank for none.
 */
export function momentKind(value: string, now: number): MomentKind {
  const moment = new Date(value);
  const at = moment.getTime();
  if (Number.isNaN(at)) return 'none';
  if (localMoment(moment) !== value) return 'missing';
  if (at <= now) return 'past';
  return localMoment(new Date(at + HOUR_MS)) === value ? 'twice' : 'ahead';
}
