import type { FaultKind } from '#schemas/edges/visits/visitReport.schema.ts';
import type { Vital } from '#schemas/edges/visits/vitals.ts';
import type { Queries } from '../database/Database.ts';

/** How many visits of an hour or a day fell into each step of a vital. */
export type VitalCounts = {
  readonly merchantCode: string;
  readonly at: Date;
  readonly revision: number;
  readonly build: string;
  readonly page: string;
  readonly language: string;
  readonly vital: Vital;
  readonly counts: readonly number[];
};

/** How often something failed in an hour or a day. */
export type FaultCount = {
  readonly merchantCode: string;
  readonly at: Date;
  readonly revision: number;
  readonly build: string;
  readonly kind: FaultKind;
  readonly what: string;
  readonly count: number;
};

/** Adds arrays of counts place by place. */
const sumOf = (one: string, other: string): string =>
  `(select array_agg(coalesce(a, 0) + coalesce(b, 0) order by place) from unnest(${one}, ${other}) with ordinality as places(a, b, place))`;

/** Adds what was counted in an hour; nodes count for themselves. */
export async function addVitalCounts(queries: Queries, row: VitalCounts): Promise<void> {
  await queries.query(
    `insert into visit_vitals (merchant_code, step, at, revision, build, page, language, vital, counts)
       values ($1, 'hour', $2, $3, $4, $5, $6, $7, $8)
       on conflict (merchant_code, at, step, revision, build, page, language, vital)
       do update set counts = ${sumOf('visit_vitals.counts', 'excluded.counts')}`,
    [row.merchantCode, row.at, row.revision, row.build, row.page, row.language, row.vital, row.counts],
  );
}

export async function addFaultCount(queries: Queries, row: FaultCount): Promise<void> {
  await queries.query(
    `insert into visit_faults (merchant_code, step, at, revision, build, kind, what, count) values ($1, 'hour', $2, $3, $4, $5, $6, $7)
       on conflict (merchant_code, at, step, revision, build, kind, what) do update set count = visit_faults.count + excluded.count`,
    [row.merchantCode, row.at, row.revision, row.build, row.kind, row.what, row.count],
  );
}

/** Hours before `before` become days, and days before `forgetBefore` are removed. In one transaction, so that nothing counts twice. */
export async function foldVisits(queries: Queries, before: Date, forgetBefore: Date): Promise<void> {
  await queries.query(
    `with hours as (delete from visit_vitals where step = 'hour' and at < $1 returning *),
     places as (
       select merchant_code, date_trunc('day', at, 'UTC') as day, revision, build, page, language, vital, place, sum(counted)::integer as total
       from hours, unnest(counts) with ordinality as steps(counted, place)
       group by merchant_code, day, revision, build, page, language, vital, place
     )
     insert into visit_vitals (merchant_code, step, at, revision, build, page, language, vital, counts)
       select merchant_code, 'day', day, revision, build, page, language, vital, array_agg(total order by place)
       from places group by merchant_code, day, revision, build, page, language, vital
       on conflict (merchant_code, at, step, revision, build, page, language, vital)
       do update set counts = ${sumOf('visit_vitals.counts', 'excluded.counts')}`,
    [before],
  );
  await queries.query(
    `with hours as (delete from visit_faults where step = 'hour' and at < $1 returning *)
     insert into visit_faults (merchant_code, step, at, revision, build, kind, what, count)
       select merchant_code, 'day', date_trunc('day', at, 'UTC'), revision, build, kind, what, sum(count)::integer
       from hours group by merchant_code, date_trunc('day', at, 'UTC'), revision, build, kind, what
       on conflict (merchant_code, at, step, revision, build, kind, what) do update set count = visit_faults.count + excluded.count`,
    [before],
  );
  await queries.query('delete from visit_vitals where at < $1', [forgetBefore]);
  await queries.query('delete from visit_faults where at < $1', [forgetBefore]);
}

/** Everything that was counted of a merchant's visits since a moment. */
export const vitalCountsSince = (queries: Queries, merchantCode: string, since: Date): Promise<VitalCounts[]> =>
  queries.query<VitalCounts>(
    `select merchant_code as "merchantCode", at, revision, build, page, language, vital, counts
       from visit_vitals where merchant_code = $1 and at >= $2 order by at`,
    [merchantCode, since],
  );

/** What failed most often since a moment. */
export const faultsSince = (
  queries: Queries,
  merchantCode: string,
  since: Date,
  most: number,
): Promise<Omit<FaultCount, 'merchantCode' | 'at'>[]> =>
  queries.query<Omit<FaultCount, 'merchantCode' | 'at'>>(
    `select kind, what, revision, build, sum(count)::integer as count
       from visit_faults where merchant_code = $1 and at >= $2
       group by kind, what, revision, build order by sum(count) desc, what limit $3`,
    [merchantCode, since, most],
  );
