import { refuse } from '../../refusals.ts';

/** Whole days by the time of the platform (UTC), both included. */
export interface Days {
  readonly from: Date;
  /** The moment after the last day. */
  readonly to: Date;
  /** Each as YYYY-MM-DD. */
  readonly days: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 93;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

function readDay(query: Readonly<Record<string, string>>, name: string, fallback: string): Date {
  const text = query[name]?.trim() || fallback;
  const day = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 is read as a day of March
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(day.getTime()) || dayOf(day) !== text)
    throw refuse('query.invalid', { name });
  return day;
}

/** The days from `startDate` to `endDate`; today where a query says nothing. Refuses more than a quarter. */
export function readDays(query: Readonly<Record<string, string>>, now: Date): Days {
  const today = dayOf(now);
  const from = readDay(query, 'startDate', today);
  const last = readDay(query, 'endDate', today);
  const count = (last.getTime() - from.getTime()) / DAY_MS + 1;
  if (count < 1 || count > MOST_DAYS) throw refuse('query.invalid', { name: 'endDate', max: MOST_DAYS });
  const days = Array.from({ length: count }, (_day, index) => dayOf(new Date(from.getTime() + index * DAY_MS)));
  return { from, to: new Date(last.getTime() + DAY_MS), days };
}
