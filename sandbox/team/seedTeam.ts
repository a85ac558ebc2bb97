import type { Queries } from '#server/store/database/Database.ts';
import { usernameKey } from '../accounts/accountQueries.ts';
import { roster } from './roster.ts';
import { DAY_MS } from '../calls/days.ts';

/** Days between the registrations of two members. */
const JOINED_EVERY = 5;

/**
 * Gives the demo agent of each merchant its down-line. Its members have no password, so they cannot log in. Members that
 * exist already stay where they were moved to.
 *
 * @param lastJoined When the last of them joined; the others did before.
 */
export async function seedTeam(queries: Queries, merchantCodes: readonly string[], lastJoined: Date): Promise<void> {
  const rows = merchantCodes.flatMap((code) =>
    roster.map(({ username, nickname, upline, leads, rebate }, index) => ({
      code,
      username,
      key: usernameKey(username),
      nickname,
      type: leads ? 1 : 0,
      upline: usernameKey(upline),
      rebate,
      joined: new Date(lastJoined.getTime() - (roster.length - index) * JOINED_EVERY * DAY_MS),
    })),
  );
  const made = await queries.query<{ id: number; code: string; key: string }>(
    `with made as (
       insert into accounts (merchant_code, username, username_key, customer_type, nickname, created_at)
       select code, username, key, type, nickname, joined
       from jsonb_to_recordset($1::jsonb) as seed(code text, username text, key text, type int, nickname text, joined timestamptz)
       on conflict do nothing returning id, merchant_code, username_key
     ), filled as (insert into wallets (account_id) select id from made)
     select id, merchant_code as code, username_key as key from made`,
    [JSON.stringify(rows)],
  );
  const ids = new Map(made.map(({ id, code, key }) => [`${code} ${key}`, id]));
  const members = rows.flatMap(({ code, key, upline, rebate }) => {
    const id = ids.get(`${code} ${key}`);
    return id === undefined ? [] : [{ id, code, upline, rebate }];
  });
  await queries.query(
    `insert into agent_lines (account_id, upline_id, rebate, is_invented)
     select seed.id, above.id, seed.rebate, true
     from jsonb_to_recordset($1::jsonb) as seed(id bigint, code text, upline text, rebate numeric)
     join accounts above on above.merchant_code = seed.code and above.username_key = seed.upline
     on conflict do nothing`,
    [JSON.stringify(members)],
  );
}
