import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepExpired } from '../sweepExpired.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';

const DAY_MS = 86_400_000;
const IP = '192.0.2.7';
const RETENTION = { ipDays: 10, proofDays: 100 };

let sandbox: TestSandbox;
let began: Date;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  began = sandbox.now();
  const { db } = sandbox;
  for (const table of ['agent_contracts', 'accepted_terms']) await db.query(`delete from ${table}`);
  await db.query(
    `update accounts set last_login_at = $2, last_login_ip = $3 where username = 'demoagent' and merchant_code = $1`,
    [MERCHANT, began, IP],
  );
  await db.query(
    `insert into accepted_terms (account_id, accepted_at, ip, merchant_code, revision)
     select id, $2::timestamptz + step * interval '1 second', $3, merchant_code, step from accounts, generate_series(1, 2) as step
     where username = 'demoagent' and merchant_code = $1`,
    [MERCHANT, began, IP],
  );
  await db.query(
    `with signed as (
       insert into agent_contracts (account_id, kind, status, requirement, terms, offered_at)
       select id, kind, status, 'TURNOVER', '[]', $2 from accounts, (values ('salary', 'active'), ('hour', 'ended')) as c(kind, status)
       where username = 'demoagent' and merchant_code = $1 returning id
     )
     insert into contract_events (contract_id, action, ip, at) select id, 'accepted', $3, $2 from signed`,
    [MERCHANT, began, IP],
  );
});
afterAll(() => sandbox.close());

async function leftAfter(days: number) {
  await sweepExpired(sandbox.db, new Date(began.getTime() + days * DAY_MS + 2000), RETENTION);
  const [left] = await sandbox.db.query<{ logins: number; terms: number[] | null; events: number; ips: number }>(
    `select (select count(*) from accounts where last_login_ip is not null) as logins,
       (select array_agg(revision) from accepted_terms) as terms, (select count(*) from contract_events) as events,
       (select count(*) from (select ip from accepted_terms union all select ip from contract_events) as i where ip <> '') as ips`,
  );
  return left;
}

it('network addresses end first, then proofs of what no longer holds; what holds stays', async () => {
  expect(await leftAfter(9)).toEqual({ logins: 1, terms: [1, 2], events: 2, ips: 4 });
  expect(await leftAfter(10)).toEqual({ logins: 0, terms: [1, 2], events: 2, ips: 0 });
  expect(await leftAfter(99)).toMatchObject({ terms: [1, 2], events: 2 });
  expect(await leftAfter(100)).toMatchObject({ terms: [2], events: 1 });
});
