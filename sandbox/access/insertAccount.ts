import type { Queries } from '#server/store/database/Database.ts';
import { TRIAL_TYPE, usernameKey } from '../accounts/accountQueries.ts';
import { sendInboxMessage } from '../inboxMessages/inboxMessageQueries.ts';
import { bookOpenings } from '../wallet/ledgerQueries.ts';

export interface NewAccount {
  readonly merchantCode: string;
  readonly username: string;
  readonly passwordHash: string | null;
  readonly paymentPasswordHash: string | null;
  readonly nickname: string | null;
  readonly mobile: string | null;
  /** Only if the number is the account's name or was proven, because a login by this number is accepted. */
  readonly mobileKey?: string;
  readonly email: string | null;
  /** Every other field of the form, as it was filled in. */
  readonly details: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  /** Set by code, never by a form; a plain member by default. */
  readonly customerType?: number;
  readonly balance?: string;
  /** The owner has accepted neither terms nor age yet. */
  readonly mustAccept?: boolean;
}

/** Customer type of everyone who registers (REG-22). */
const REGISTERED_TYPE = 0;

/** Inserts an account with its wallet and returns its id; undefined when the username or number is taken. Run it in a transaction. */
export async function insertAccount(queries: Queries, account: NewAccount): Promise<number | undefined> {
  const [created] = await queries.query<{ id: number }>(
    `insert into accounts (merchant_code, username, username_key, password_hash, payment_password_hash, customer_type,
       nickname, mobile, mobile_key, email, details, created_at, must_accept)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict do nothing returning id`,
    [
      account.merchantCode,
      account.username,
      usernameKey(account.username),
      account.passwordHash,
      account.paymentPasswordHash,
      account.customerType ?? REGISTERED_TYPE,
      account.nickname,
      account.mobile,
      account.mobileKey ?? null,
      account.email,
      JSON.stringify(account.details),
      account.createdAt,
      account.mustAccept ?? false,
    ],
  );
  if (!created) return undefined;
  await queries.query('insert into wallets (account_id, balance) values ($1, $2)', [created.id, account.balance ?? '0']);
  await bookOpenings(queries, [created.id]);
  if (account.customerType !== TRIAL_TYPE) await sendInboxMessage(queries, created.id, 'welcome', account.createdAt);
  return created.id;
}
