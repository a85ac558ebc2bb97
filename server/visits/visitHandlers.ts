import { type Measure, VISIT_DAYS_MAX, type VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { type Vital, quantileOf, totalOf, vitalNames } from '#schemas/edges/visits/vitals.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { VisitCounts } from './countVisits.ts';
import { type VitalCounts, faultsSince, vitalCountsSince } from '../store/repositories/visits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const USUAL_DAYS = 7;
const MOST_FAULTS = 100;
/** Sites are judged by what three visits of four do not exceed. */
const SHARE = 0.75;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly visits: Pick<VisitCounts, 'flush'>;
}

function measuresOf(rows: readonly VitalCounts[]): Measure[] {
  return vitalNames.flatMap((vital: Vital): Measure[] => {
    const counts: number[] = [];
    for (const row of rows)
      if (row.vital === vital) row.counts.forEach((count, step) => (counts[step] = (counts[step] ?? 0) + count));
    const value = quantileOf(vital, counts, SHARE);
    return value === undefined ? [] : [{ vital, value, visits: totalOf(counts) }];
  });
}

/** The measures of each group of rows, the groups in the order in which they come. */
function grouped<Key>(rows: readonly VitalCounts[], keyOf: (row: VitalCounts) => Key): { key: Key; measures: Measure[] }[] {
  const groups = new Map<Key, VitalCounts[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return [...groups].map(([key, group]) => ({ key, measures: measuresOf(group) }));
}

const visitsIn = ({ measures }: { readonly measures: readonly Measure[] }): number =>
  Math.max(0, ...measures.map(({ visits }) => visits));

/** What players experience, for the tool. */
export function visitHandlers({ db, clock, visits }: Deps): Handlers<'visits', { readonly merchantCode: string }> {
  return {
    async visits({ merchant: { merchantCode }, query }): Promise<VisitsView> {
      const wantedDays = Number.parseInt(typeof query.days === 'string' ? query.days : '', 10);
      const days = Math.min(VISIT_DAYS_MAX, Math.max(1, wantedDays || USUAL_DAYS));
      const step = days <= 2 ? 'hour' : 'day';
      await visits.flush(); // what this node has just counted is shown, too
      const since = new Date(clock().getTime() - days * DAY_MS);
      const rows = await vitalCountsSince(db, merchantCode, since);
      const most = (one: { measures: Measure[] }, other: { measures: Measure[] }) => visitsIn(other) - visitsIn(one);
      const timeOf = ({ at }: VitalCounts) =>
        step === 'hour' ? at.toISOString() : `${at.toISOString().slice(0, 10)}T00:00:00.000Z`;
      return {
        step,
        all: measuresOf(rows),
        times: grouped(rows, timeOf).map(({ key: at, measures }) => ({ at, measures })),
        pages: grouped(rows, ({ page }) => page)
          .toSorted(most)
          .map(({ key: page, measures }) => ({ page, measures })),
        releases: grouped(rows, ({ revision }) => revision)
          .toSorted((one, other) => other.key - one.key)
          .map(({ key: revision, measures }) => ({ revision, measures })),
        languages: grouped(rows, ({ language }) => language)
          .toSorted(most)
          .map(({ key: language, measures }) => ({ language, measures })),
        faults: (await faultsSince(db, merchantCode, since, MOST_FAULTS)).map(({ kind, what, revision, build, count }) => ({
          kind,
          what,
          revision,
          build,
          count,
        })),
      };
    },
  };
}
