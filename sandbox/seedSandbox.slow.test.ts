import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/store/database/Database.ts';
import { migrateDatabase } from '#server/store/migrations/migrateDatabase.ts';
import { openMemoryDatabase } from '#server/store/testing/openMemoryDatabase.ts';
import { sandboxMigrations } from './migrations/migrations.ts';
import { openSandboxDatabase } from './testing/openSandboxDatabase.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import { withManySlots } from './seed/manyGames.ts';
import { seedSandbox } from './seedSandbox.ts';
import { roster } from './team/roster.ts';

let db: Database;
beforeAll(async () => {
  db = await openSandboxDatabase();
});
afterAll(() => db.close());

const count = async (table: string, merchantCode: string) =>
  (await db.query<{ count: number }>(`select count(*) as count from ${table} where merchant_code = $1`, [merchantCode]))[0]
    ?.count;

it('fills each merchant apart, whenever it comes', async () => {
  await seedSandbox(db, ['first']);
  expect(await count('accounts', 'first')).toBe(demoAccounts.length + roster.length);
  expect(await count('winners', 'first')).toBe(20);
  expect(await count('merchant_games', 'second')).toBe(0);
  await seedSandbox(db, ['first', 'second']);
  expect(await count('merchant_games', 'second')).toBe(await count('merchant_games', 'first'));
  expect(await count('accounts', 'second')).toBe(demoAccounts.length + roster.length);
});

it('leaves alone what people have made, even when the seed itself has changed', async () => {
  await db.query(`update accounts set password_hash = 'changed', nickname = 'My account' where username = 'demomember'`);
  await db.query('update wallets set balance = 7');
  await db.query(`update sandbox_merchants set status = 2 where merchant_code = 'first'`);
  await db.query(
    `update agent_lines set upline_id = (select id from accounts where username = 'demoagent' and merchant_code = 'first')
     where account_id = (select id from accounts where nickname = 'Fenja' and merchant_code = 'first')`,
  );
  await db.query(`update seeds set fingerprint = 'of an older build'`);
  await db.query(`update games set name = 'Old Name' where node_id = 10001`);
  await seedSandbox(db, ['first', 'second']);

  expect(await db.query(`select distinct password_hash as hash, nickname from accounts where username = 'demomember'`)).toEqual([
    { hash: 'changed', nickname: 'My account' },
  ]);
  const above = await db.query(
    `select u.username from agent_lines l join accounts a on a.id = l.account_id join accounts u on u.id = l.upline_id
     where a.nickname = 'Fenja' and a.merchant_code = 'first'`,
  );
  expect(above).toEqual([{ username: 'demoagent' }]);
  expect(await db.query('select distinct balance from wallets')).toEqual([{ balance: '7.00' }]);
  expect(await db.query(`select status from sandbox_merchants where merchant_code = 'first'`)).toEqual([{ status: 2 }]);
  expect(await db.query(`select count(*) as stale from games where name = 'Old Name'`)).toEqual([{ stale: 0 }]);
});

it('holds only rows that fit each other', async () => {
  expect(await db.query('select game_id from games group by game_id having count(*) > 1')).toEqual([]);
  expect(
    await db.query(`select a.username from accounts a left join wallets w on w.account_id = a.id where w.account_id is null`),
  ).toEqual([]);
});

it('has as many slots as are asked for, and none of them afterwards', async () => {
  const slots = async () =>
    (await db.query<{ count: number }>(`select count(*) as count from games where game_type = 'RNG'`))[0]?.count ?? 0;
  const before = await slots();
  await seedSandbox(db, ['first'], withManySlots(before + 25));
  expect(await slots()).toBe(before + 25);
  expect(await count('merchant_games', 'first')).toBe(((await count('merchant_games', 'second')) ?? 0) + 25);
  await seedSandbox(db, ['first']);
  expect(await slots()).toBe(before);
});

it('a store whose announcements held their texts gets those of today', async () => {
  const before = sandboxMigrations.findIndex(({ name }) => name === '0024-announcement-texts');
  const older = await openMemoryDatabase();
  await migrateDatabase(older, 'sandbox', sandboxMigrations.slice(0, before));
  await older.query(`insert into sandbox_merchants (merchant_code) values ('first')`);
  await older.query(
    `insert into announcements (merchant_code, language, id, type, sort, title, content, start_date, end_date)
     select 'first', language, 1201, 'PL', 0, 'Welcome', 'Welcome', now(), now() from unnest(array['EN', 'CN']) as language`,
  );
  await migrateDatabase(older, 'sandbox', sandboxMigrations);
  await seedSandbox(older, ['first']);
  expect(await older.query(`select id, name from announcements where merchant_code = 'first' and id = 1201`)).toEqual([
    { id: 1201, name: 'notice.welcome' },
  ]);
  await older.close();
});
