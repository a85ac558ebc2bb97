import { createHash } from 'node:crypto';
import type { Queries } from '#server/store/database/Database.ts';
import type { Account } from '../calls/Account.ts';
import { TRIAL_TYPE, usernameKey } from './accountQueries.ts';

const LENGTH = 8;

/** Deterministic, so that screenshots of two databases are equal. The code is not a secret. */
const codeOf = ({ merchantCode, username }: Account): string =>
  BigInt(
    `0x${createHash('sha256')
      .update(`${merchantCode} ${usernameKey(username)}`)
      .digest('hex')}`,
  )
    .toString(36)
    .slice(-LENGTH)
    .toUpperCase();

/** The invitation code of an account, generated and stored at the first request. Trials have none. */
export async function ownInvitation(queries: Queries, account: Account): Promise<string | undefined> {
  if (account.customerType === TRIAL_TYPE) return undefined;
  if (account.affiliateCode !== null) return account.affiliateCode;
  const code = codeOf(account);
  await queries.query('update accounts set affiliate_code = $2 where id = $1', [account.id, code]);
  return code;
}
