import { refuse } from '#server/playerCalls/refusals.ts';
import { readCount, readText } from './readQuery.ts';
import { DAY_MS, dayOf } from './days.ts';

type Query = Readonly<Record<string, string>>;

const MAX_PAGE = 10_000;
const MAX_PAGE_SIZE = 100;
const PAGE_SIZE = 20;

/** The requested days: `startDate` to `endDate`, both included, which is from `from` to before `until` (UTC). */
export interface AskedDays {
  readonly startDate: string;
  readonly endDate: string;
  readonly from: Date;
  readonly until: Date;
}

/** A day of the calendar as `YYYY-MM-DD`; `fallback` when absent. */
function readDay(query: Query, name: string, fallback: string): string {
  const text = readText(query, name) || fallback;
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment) || dayOf(new Date(moment)) !== text) throw refuse('query.invalid', { name });
  return text;
}

/** The days of a query; today by default. Refuses a range that ends before it begins or is longer than `maxDays`. */
export function readDays(query: Query, now: Date, maxDays: number): AskedDays {
  const endDate = readDay(query, 'endDate', dayOf(now));
  const startDate = readDay(query, 'startDate', endDate);
  const from = new Date(startDate);
  const until = new Date(Date.parse(endDate) + DAY_MS);
  if (from >= until) throw refuse('query.invalid', { name: 'endDate', min: startDate });
  if (until.getTime() - from.getTime() > maxDays * DAY_MS) throw refuse('query.invalid', { name: 'startDate', days: maxDays });
  return { startDate, endDate, from, until };
}

export interface AskedPage {
  readonly pageNo: number;
  readonly pageSize: number;
  /** For the database. */
  readonly limit: number;
  readonly offset: number;
}

/** `pageNo` and `pageSize` of a query, within their bounds. */
export function readPage(query: Query): AskedPage {
  const pageNo = readCount(query, 'pageNo', 1, 1, MAX_PAGE);
  const pageSize = readCount(query, 'pageSize', PAGE_SIZE, 1, MAX_PAGE_SIZE);
  return { pageNo, pageSize, limit: pageSize, offset: (pageNo - 1) * pageSize };
}

/** A page as calls of records answer it. */
export const pageAnswer = <R>(list: readonly R[], totalCount: number, { pageNo, pageSize }: AskedPage) => ({
  list: [...list],
  pageNo,
  totalPages: Math.ceil(totalCount / pageSize),
  totalCount,
});
