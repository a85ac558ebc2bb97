import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';
import { findAccount } from '../accounts/accountQueries.ts';

/** Remembers the link of a recovery mail; those sent before no longer serve. */
export async function insertLink(queries: Queries, accountId: number, tokenHash: string, expiresAt: Date): Promise<void> {
  await queries.query('delete from password_links where account_id = $1', [accountId]);
  await queries.query('insert into password_links (token_hash, account_id, expires_at) values ($1, $2, $3)', [
    tokenHash,
    accountId,
    expiresAt,
  ]);
}

/** The account whose password a link sets; undefined for a link that is unknown, used, expired or another merchant's. */
export async function findByLink(
  queries: Queries,
  merchantCode: string,
  tokenHash: string,
  now: Date,
): Promise<Account | undefined> {
  const [link] = await queries.query<{ accountId: number }>(
    'select account_id as "accountId" from password_links where token_hash = $1 and expires_at > $2',
    [tokenHash, now],
  );
  return link && findAccount(queries, merchantCode, link.accountId);
}

/** Uses a link up; false when it was gone already. */
export async function deleteLink(queries: Queries, tokenHash: string): Promise<boolean> {
  return (await queries.query('delete from password_links where token_hash = $1 returning account_id', [tokenHash])).length > 0;
}
