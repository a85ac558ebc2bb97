import type { Audience } from '#schemas/declare/names/visitor.ts';
import type { Queries } from '../database/Database.ts';

export type StoredShare = {
  readonly id: number;
  readonly merchantCode: string;
  /** The audience that the draft is shown to. */
  readonly audience: Audience;
  readonly by: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** When it was opened last. */
  readonly openedAt: Date | null;
};

const COLUMNS = `s.id, s.merchant_code as "merchantCode", s.audience, o.name as "by", s.created_at as "createdAt",
  s.expires_at as "expiresAt", s.opened_at as "openedAt"`;

export interface NewShare {
  readonly tokenHash: string;
  readonly merchantCode: string;
  readonly operatorId: number;
  readonly audience: Audience;
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Stores a link, and deletes expired ones. */
export async function addShare(queries: Queries, share: NewShare): Promise<number> {
  await queries.query('delete from shares where expires_at <= $1', [share.at]);
  const [added] = await queries.query<{ id: number }>(
    `insert into shares (token_hash, merchant_code, operator_id, audience, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [share.tokenHash, share.merchantCode, share.operatorId, share.audience, share.at, share.expiresAt],
  );
  if (added === undefined) throw new Error('no share was written');
  return added.id;
}

/** A merchant's links that still work, newest first. */
export const activeShares = (queries: Queries, merchantCode: string, now: Date) =>
  queries.query<StoredShare>(
    `select ${COLUMNS} from shares s left join operators o on o.id = s.operator_id
     where s.merchant_code = $1 and s.expires_at > $2 order by s.id desc`,
    [merchantCode, now],
  );

/** The link of a token, or nothing when it is unknown, run out, revoked, or another merchant's. */
export async function findShare(
  queries: Queries,
  tokenHash: string,
  merchantCode: string,
  now: Date,
): Promise<StoredShare | undefined> {
  const [found] = await queries.query<StoredShare>(
    `select ${COLUMNS} from shares s left join operators o on o.id = s.operator_id
     where s.token_hash = $1 and s.merchant_code = $2 and s.expires_at > $3`,
    [tokenHash, merchantCode, now],
  );
  return found;
}

export const markShareOpened = (queries: Queries, id: number, at: Date) =>
  queries.query('update shares set opened_at = $2 where id = $1', [id, at]);

/** @returns Whether there was one. */
export async function revokeShare(queries: Queries, id: number, merchantCode: string): Promise<boolean> {
  const removed = await queries.query('delete from shares where id = $1 and merchant_code = $2 returning id', [id, merchantCode]);
  return removed.length > 0;
}
