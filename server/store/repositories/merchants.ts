import type { Json } from '#schemas/base/json/readJson.ts';
import type { TemplateVersion } from '#schemas/declare/release/release.schema.ts';
import type { Queries } from '../database/Database.ts';

/** A merchant and its live release: `releaseId` and the fields below it are null before the first release. */
export type StoredMerchant = {
  readonly merchantCode: string;
  /** The preset that a merchant starts from; once it is live, its release says. */
  readonly version: TemplateVersion;
  readonly host: string | null;
  readonly createdAt: Date;
  readonly releaseId: number | null;
  readonly revision: number | null;
  readonly by: string | null;
  readonly at: Date | null;
  readonly document: Json;
};

const MERCHANT = `select m.code as "merchantCode", m.version, m.host, m.created_at as "createdAt", r.id as "releaseId", r.revision,
    o.name as "by", r.created_at as "at", s.document
  from merchants m left join live l on l.merchant_code = m.code left join releases r on r.id = l.release_id
  left join snapshots s on s.hash = r.snapshot_hash left join operators o on o.id = r.operator_id`;

/** Merchants in alphabetical order, page by page: `after` is the last code of the page before. */
export const merchantsAfter = (queries: Queries, after: string, limit: number) =>
  queries.query<StoredMerchant>(`${MERCHANT} where m.code > $1 order by m.code limit $2`, [after, limit]);

export async function findMerchant(queries: Queries, merchantCode: string): Promise<StoredMerchant | undefined> {
  const [found] = await queries.query<StoredMerchant>(`${MERCHANT} where m.code = $1`, [merchantCode]);
  return found;
}

/** The columns that show whether a merchant has changed; few enough to be read for all merchants. */
export const merchantPointers = (queries: Queries) =>
  queries.query<{ merchantCode: string; releaseId: number | null; host: string | null }>(
    `select m.code as "merchantCode", l.release_id as "releaseId", m.host from merchants m left join live l on l.merchant_code = m.code`,
  );

interface NewMerchant {
  readonly merchantCode: string;
  readonly version: TemplateVersion;
  readonly host: string | null;
  readonly operatorId: number | null;
  readonly at: Date;
}

/** @returns Whether code and host were free. */
export async function addMerchant(queries: Queries, merchant: NewMerchant): Promise<boolean> {
  const { merchantCode, version, host, operatorId, at } = merchant;
  const added = await queries.query(
    'insert into merchants (code, version, host, operator_id, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning code',
    [merchantCode, version, host, operatorId, at],
  );
  return added.length > 0;
}

/** Locks a merchant that is not live against concurrent first releases. False if there is no such merchant. */
export async function holdMerchant(queries: Queries, merchantCode: string): Promise<boolean> {
  return (await queries.query('select 1 from merchants where code = $1 for update', [merchantCode])).length > 0;
}

/** @returns Whether the host was free. */
export async function setHost(queries: Queries, merchantCode: string, host: string | null): Promise<boolean> {
  const [taken] = await queries.query('select 1 from merchants where host = $2 and code <> $1', [merchantCode, host]);
  if (taken !== undefined) return false;
  await queries.query('update merchants set host = $2 where code = $1', [merchantCode, host]);
  return true;
}
