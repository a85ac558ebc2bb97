import type { DemoAccount } from '#server/platform/OpenPlatform.ts';
import type { Queries } from '#server/store/Database.ts';
import { mobileKey } from '../verification/mobileNumber.ts';
import { bookOpenings } from '../wallet/ledgerQueries.ts';
import { usernameKey } from './accountQueries.ts';
import { hashPassword } from './passwords.ts';

/** None of the numbers is anybody's: regulators keep them for films. */
interface SeedAccount extends DemoAccount {
  /** Customer type (ROLE-04). */
  readonly customerType: number;
  readonly balance: string;
  readonly email: string;
}

const PASSWORD = 'livery-demo-1';

/** One account of every kind of member, the same for every merchant of the sandbox. */
export const demoAccounts: readonly SeedAccount[] = [
  {
    username: 'demotrial',
    password: PASSWORD,
    customerType: 4,
    nickname: 'Trial',
    balance: '2000.00',
    email: 'trial@players.example',
    mobile: ['44', '7700900001'],
  },
  {
    username: 'demomember',
    password: PASSWORD,
    customerType: 0,
    nickname: 'Mia',
    balance: '1286.40',
    email: 'mia@players.example',
    mobile: ['44', '7700900002'],
  },
  {
    username: 'demoagent',
    password: PASSWORD,
    customerType: 1,
    nickname: 'Aran',
    balance: '48210.75',
    email: 'aran@players.example',
    mobile: ['44', '7700900003'],
    affiliateCode: '100001',
  },
  {
    username: 'demospecial',
    password: PASSWORD,
    customerType: 40,
    nickname: 'Sol',
    balance: '9999.99',
    email: 'sol@players.example',
    mobile: ['44', '7700900004'],
  },
];

/**
 * Makes the demo accounts that a merchant does not have yet, with filled wallets. One password hash serves them all. Those
 * that are there from an older build get the address and the number they lacked.
 */
export async function seedDemoAccounts(queries: Queries, merchantCodes: readonly string[], now: Date): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const rows = merchantCodes.flatMap((code) =>
    demoAccounts.map(({ password: _password, mobile, ...account }) => ({
      code,
      ...account,
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
