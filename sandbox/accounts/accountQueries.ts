import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';

/** Usernames differ by more than case: `Anna` and `anna` are one. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

const COLUMNS = `a.id, a.merchant_code as "merchantCode", a.username, a.password_hash as "passwordHash",
  a.customer_type as "customerType", a.nickname, a.email, a.mobile_key as "mobileKey",
  a.affiliate_code as "affiliateCode", a.first_login_at as "firstLoginAt",
  a.last_login_at as "lastLoginAt", a.last_login_ip as "lastLoginIp", a.must_accept as "mustAccept"`;

export async function findByUsername(queries: Queries, merchantCode: string, username: string): Promise<Account | undefined> {
  const [account] = await queries.query<Account>(
    `select ${COLUMNS} from accounts a where a.merchant_code = $1 and a.username_key = $2`,
    [merchantCode, usernameKey(username)],
  );
  return account;
}

export async function findAccount(queries: Queries, merchantCode: string, id: number): Promise<Account | undefined> {
  const [account] = await queries.query<Account>(`select ${COLUMNS} from accounts a where a.merchant_code = $1 and a.id = $2`, [
    merchantCode,
    id,
  ]);
  return account;
}

/** The account whose owner has proven the number. `mobileKey` as `mobileNumber.ts` spells it. */
export async function findByMobile(queries: Queries, merchantCode: string, mobileKey: string): Promise<Account | undefined> {
  const [account] = await queries.query<Account>(
    `select ${COLUMNS} from accounts a where a.merchant_code = $1 and a.mobile_key = $2`,
    [merchantCode, mobileKey],
  );
  return account;
}

/**
 * The accounts that a login name may mean, most likely first: a number is first of all its owner's, then a name.
 *
 * @param mobileKeys The normal forms of the name as a number, if it is a number.
 */
export async function findByLoginName(
  queries: Queries,
  merchantCode: string,
  username: string,
  mobileKeys: readonly string[],
): Promise<Account[]> {
  return queries.query<Account>(
    `select ${COLUMNS} from accounts a
     where a.merchant_code = $1 and (a.username_key = any($2) or a.mobile_key = any($3))
     order by a.mobile_key is not null and a.mobile_key = any($3) desc, a.id`,
    [merchantCode, [usernameKey(username), ...mobileKeys], mobileKeys],
  );
}

/** Remembers a login, for the notice at the next one. */
export async function noteLogin(queries: Queries, id: number, ip: string, now: Date): Promise<void> {
  await queries.query(
    `update accounts set first_login_at = coalesce(first_login_at, $2), last_login_at = $2, last_login_ip = $3 where id = $1`,
    [id, now, ip],
  );
}

/** The terms that a member accepted. The text of the terms is in the release. */
export interface AcceptedTerms {
  readonly merchantCode: string;
  /** Revision of the release that showed them. */
  readonly revision: number;
  readonly ip: string;
}

export async function recordTerms(queries: Queries, accountId: number, terms: AcceptedTerms, now: Date): Promise<void> {
  await queries.query(
    'insert into accepted_terms (account_id, accepted_at, ip, merchant_code, revision) values ($1, $2, $3, $4, $5)',
    [accountId, now, terms.ip, terms.merchantCode, terms.revision],
  );
}

/** Writes down that the owner has accepted the terms, and the date of birth. */
export async function noteAcceptance(queries: Queries, accountId: number, birthday: string): Promise<void> {
  await queries.query(
    'update accounts set must_accept = false, details = details || jsonb_build_object($2::text, $3::text) where id = $1',
    [accountId, 'birthday', birthday],
  );
}

/** Customer type of a trial (ROLE-04). */
export const TRIAL_TYPE = 4;

/** Removes trial accounts made before `moment`. Those with a password are the merchant's own, and stay. */
export async function deleteTrialAccounts(queries: Queries, moment: Date): Promise<void> {
  await queries.query('delete from accounts where customer_type = $1 and password_hash is null and created_at <= $2', [
    TRIAL_TYPE,
    moment,
  ]);
}

export type SessionRow = Account & { loggedInAt: Date; expiresAt: Date };

export async function findBySession(queries: Queries, merchantCode: string, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await queries.query<SessionRow>(
    `select ${COLUMNS}, s.created_at as "loggedInAt", s.expires_at as "expiresAt" from account_sessions s join accounts a on a.id = s.account_id
     where s.token_hash = $1 and a.merchant_code = $2`,
    [tokenHash, merchantCode],
  );
  return row;
}

export async function affiliateExists(queries: Queries, merchantCode: string, code: string): Promise<boolean> {
  return (
    (await queries.query('select 1 from accounts where merchant_code = $1 and affiliate_code = $2', [merchantCode, code]))
      .length > 0
  );
}
