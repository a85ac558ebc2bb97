import type { Announcement } from '#schemas/declare/platform/announcements.schema.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Platforms give promotions without an end a date in the far future: at least this long after the start. */
const ONGOING_MS = 2 * 365 * DAY_MS;

/** From this many days on they are counted down; an end that is farther off is told by its date. */
const COUNTED_DAYS = 14;

/** Remaining time of a promotion; `dates` if its dates say it best. */
export type PromotionTerm =
  | { readonly kind: 'ongoing' | 'dates' | 'lastDay' | 'ended' }
  | { readonly kind: 'days'; readonly days: number };

/**
 * @param now Undefined where the time is not known.
 */
export function promotionTerm({ noExpiry, startDate = '', endDate = '' }: Announcement, now: number | undefined): PromotionTerm {
  const end = Date.parse(endDate);
  if (noExpiry === 1 || end - Date.parse(startDate) >= ONGOING_MS) return { kind: 'ongoing' };
  if (Number.isNaN(end) || now === undefined) return { kind: 'dates' };
  if (end <= now) return { kind: 'ended' };
  const days = Math.ceil((end - now) / DAY_MS);
  if (days > COUNTED_DAYS) return { kind: 'dates' };
  return days === 1 ? { kind: 'lastDay' } : { kind: 'days', days };
}
