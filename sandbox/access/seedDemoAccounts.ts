import type { Queries } from '#server/store/database/Database.ts';
import { usernameKey } from '../accounts/accountQueries.ts';
import { DEMO_PASSWORD, demoAccounts } from '../accounts/demoAccounts.ts';
import { hashPassword } from '../credentials/passwords.ts';
import { storedUnits } from '../money/storedUnit.ts';
import { mobileKey } from '../verification/mobileNumber.ts';
import { bookOpenings } from '../wallet/ledgerQueries.ts';

/**
 * Makes the demo accounts that a merchant does not have yet, with filled wallets. All share one password hash. Accounts of an
 * older build get the address and the number that they lack.
 */
export async function seedDemoAccounts(queries: Queries, merchantCodes: readonly string[], now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const units = await storedUnits(queries, merchantCodes);
  const rows = units.flatMap(([code, { sum }]) =>
    demoAccounts.map(({ password: _password, mobile, credits, ...account }) => ({
      code,
      ...account,
      balance: sum(credits).toFixed(2),
      usernameKey: usernameKey(account.username),
      mobile: mobile[1],
      mobileKey: mobileKey(...mobile),
    })),
  );
  const opened = await queries.query<{ id: number }>(
    `with made as (
       insert into accounts as known (merchant_code, username, username_key, password_hash, customer_type, nickname, email,
         mobile, mobile_key, affiliate_code, created_at)
       select code, username, "usernameKey", $2, "customerType", nickname, email, mobile, "mobileKey", "affiliateCode", $3
       from jsonb_to_recordset($1::jsonb) as seed(code text, username text, "usernameKey" text, "customerType" int, nickname text,
         email text, mobile text, "mobileKey" text, "affiliateCode" text)
       on conflict (merchant_code, username_key) do update set email = coalesce(known.email, excluded.email),
         mobile = coalesce(known.mobile, excluded.mobile), mobile_key = coalesce(known.mobile_key, excluded.mobile_key)
       returning id, merchant_code, username
     )
     insert into wallets (account_id, balance)
     select made.id, seed.balance from made
     join jsonb_to_recordset($1::jsonb) as seed(code text, username text, balance numeric)
       on seed.code = made.merchant_code and seed.username = made.username
     on conflict do nothing returning account_id as id`,
    [JSON.stringify(rows), passwordHash, now],
  );
  await bookOpenings(
    queries,
    opened.map(({ id }) => id),
  );
}
