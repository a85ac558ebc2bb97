import { DAY_MS, dayOf } from '../calls/days.ts';

export const monthOf = (day: string): string => day.slice(0, 7);

export const dayBeside = (day: string, by: number): string => dayOf(new Date(Date.parse(day) + by * DAY_MS));

/** The month before or after another, as YYYY-MM. */
export function monthBeside(month: string, by: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return monthOf(dayOf(new Date(Date.UTC(year, number - 1 + by, 1))));
}

export const firstDay = (month: string): string => `${month}-01`;
export const lastDay = (month: string): string => dayBeside(firstDay(monthBeside(month, 1)), -1);

/** Days from one to another, both included. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1) }, (_day, index) => dayBeside(from, index));

/** Days of a month up to today. */
export const daysOfMonth = (month: string, today: string): string[] => {
  const last = lastDay(month);
  return daysBetween(firstDay(month), last < today ? last : today);
};

/** Months that ended on some days, newest first. */
export const monthsEnding = (days: readonly string[]): string[] =>
  days
    .filter((day) => day === lastDay(monthOf(day)))
    .map(monthOf)
    .toReversed();
