import { type PresetRange, isPresetRange, isWithin, offeredRanges } from '#schemas/declare/names/offeredRanges.ts';
import { type RecordRange, rangeDays } from '#schemas/declare/names/behaviourWords.ts';

/** Days as `YYYY-MM-DD`, both included. They are the platform's days (UTC), as dates are shown everywhere. */
export interface DateRange {
  readonly startDate: string;
  readonly endDate: string;
}

/** The days that a list shows, and how they were chosen. */
export interface ChosenRange extends DateRange {
  readonly name: RecordRange;
}

/** Faults of a custom range of days. */
export type RangeFault = 'missing' | 'order' | 'future' | 'tooLong';

const DAY_MS = 86_400_000;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Whether a text names a day that the calendar has. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && dayOf(moment) === text;
}

export const todayOf = (now: Date): string => dayOf(now.getTime());

/** How many days a range has, first and last included. */
const lengthOf = ({ startDate, endDate }: DateRange): number => (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS + 1;

/** As many days as a range has, just before it. */
export function rangeBefore({ startDate, endDate }: DateRange): DateRange {
  const first = Date.parse(startDate);
  const length = lengthOf({ startDate, endDate });
  return { startDate: dayOf(first - length * DAY_MS), endDate: dayOf(first - DAY_MS) };
}

/** The days up to today that a preset names. */
const presetRange = (name: PresetRange, today: string): ChosenRange => ({
  name,
  startDate: dayOf(Date.parse(today) - (rangeDays[name] - 1) * DAY_MS),
  endDate: today,
});

export function checkRange({ startDate, endDate }: DateRange, today: string, maxDays: number): RangeFault | undefined {
  if (!isDay(startDate) || !isDay(endDate)) return 'missing';
  if (startDate > endDate) return 'order';
  if (endDate > today) return 'future';
  return lengthOf({ startDate, endDate }) > maxDays ? 'tooLong' : undefined;
}

interface RangeSettings {
  readonly ranges: readonly string[];
  readonly firstRange: string;
  readonly maxDays: number;
}

/** The days that an address names; the merchant's default if it names none, or none that are allowed. */
export function readRange(query: URLSearchParams, today: string, settings: RangeSettings): ChosenRange {
  const { firstRange, maxDays } = settings;
  const ranges = offeredRanges(settings);
  const own = { startDate: query.get('startDate') ?? '', endDate: query.get('endDate') ?? '' };
  if (ranges.includes('own') && checkRange(own, today, maxDays) === undefined) return { name: 'own', ...own };
  const requested = query.get('range') ?? '';
  if (isPresetRange(requested) && ranges.includes(requested)) return presetRange(requested, today);
  const [shorter = 'today'] = ranges.filter(isPresetRange);
  return presetRange(isPresetRange(firstRange) && isWithin(firstRange, maxDays) ? firstRange : shorter, today);
}

/** Query parameter for the number of visible pages of a list. */
export const PAGE = 'page';

/** The query with another range of days, whose list begins with its first page; other parameters stay. */
export function writeRange(search: string, chosen: PresetRange | DateRange): string {
  const query = new URLSearchParams(search);
  for (const name of ['range', 'startDate', 'endDate', PAGE]) query.delete(name);
  if (typeof chosen === 'string') query.set('range', chosen);
  else {
    query.set('startDate', chosen.startDate);
    query.set('endDate', chosen.endDate);
  }
  return `?${query.toString()}`;
}
