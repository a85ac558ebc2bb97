import type { Queries } from '../../../store/Database.ts';

export type Account = {
  id: number;
  merchantCode: string;
  username: string;
  passwordHash: string | null;
  customerType: number;
  nickname: string | null;
  firstLoginAt: Date | null;
};

/** Usernames differ by more than case: `Anna` and `anna` are one. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();

const COLUMNS = `a.id, a.merchant_code as "merchantCode", a.username, a.password_hash as "passwordHash",
  a.customer_type as "customerType", a.nickname, a.first_login_at as "firstLoginAt"`;

export async function findByUsername(queries: Queries, merchantCode: string, username: string): Promise<Account | undefined> {
  const [account] = await queries.query<Account>(
    `select ${COLUMNS} from accounts a where a.merchant_code = $1 and a.username_key = $2`,
    [merchantCode, usernameKey(username)],
  );
  return account;
}

export type SessionRow = Account & { expiresAt: Date };

export async function findBySession(queries: Queries, merchantCode: string, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await queries.query<SessionRow>(
    `select ${COLUMNS}, s.expires_at as "expiresAt" from account_sessions s join accounts a on a.id = s.account_id
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

export interface NewAccount {
  readonly merchantCode: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
  readonly nickname: string | null;
  readonly mobile: string | null;
  readonly email: string | null;
  /** Every other field of the form, as it was filled in. */
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/** Customer type of everyone who registers (REG-22). Others are made by the merchant, never by a form. */
const REGISTERED_TYPE = 0;

/** Makes an account with an empty wallet; gives false when the username is taken. Run it in a transaction. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<boolean> {
  const [created] = await queries.query<{ id: number }>(
    `insert into accounts (merchant_code, username, username_key, password_hash, payment_password_hash, customer_type,
       nickname, mobile, email, details, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (merchant_code, username_key) do nothing returning id`,
    [
      account.merchantCode,
      account.username,
      usernameKey(account.username),
      account.passwordHash,
      account.paymentPasswordHash,
      REGISTERED_TYPE,
      account.nickname,
      account.mobile,
      account.email,
      JSON.stringify(account.details),
      account.createdAt,
    ],
  );
  if (!created) return false;
  await queries.query('insert into wallets (account_id) values ($1)', [created.id]);
  return true;
}
