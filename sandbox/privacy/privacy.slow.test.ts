import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import { defaultRetention } from '#server/platform/retention.ts';
import { seedDemoAccounts } from '../access/seedDemoAccounts.ts';
import { sweepExpired } from '../sweepExpired.ts';
import { codeFor } from '../testing/askForCode.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { ownTables } from './ownData.ts';

const PASSWORD = 'livery-demo-1';
const BALANCE = 1286.4;
const DAY_MS = 86_400_000;

let sandbox: TestSandbox;
let member: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.setRelease(release());
  for (const table of ['counters', 'inbox', 'verification_codes', 'closed_ledger', 'accounts']) {
    await sandbox.db.query(`delete from ${table}`);
  }
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
  member = await loginAs(sandbox, 'demomember');
});

const send = (method: string, path: string, json?: unknown, authorization = member) =>
  sandbox.call(method, path, { headers: { authorization }, ...(json === undefined ? {} : { json }) });
const deleteIt = async (json: object, authorization = member) => {
  const { status, body } = await send('POST', calls.deleteAccount.path, json, authorization);
  return { status, code: body.errorCode, value: body.value };
};
const idOf = async (username: string) =>
  (
    await sandbox.db.query<{ id: number }>('select id from accounts where username = $1 and merchant_code = $2', [
      username,
      MERCHANT,
    ])
  )[0]?.id;
const countOf = async (table: string) =>
  (await sandbox.db.query<{ count: number }>(`select count(*) as count from ${table}`))[0]?.count;
/** Tables with rows of accounts, by what the database says of their references. */
const tablesOfAccounts = async () =>
  (
    await sandbox.db.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'accounts'::regclass`,
    )
  ).map(({ name }) => name);

/** What names the demo member, or the id of the account, without a reference to it. */
const tracesOf = async (id: number | undefined) =>
  (
    await sandbox.db.query<{ what: string }>(
      `select 'message to ' || reference as what from inbox where reference in ('+447700900002', 'mia@players.example')
       union select 'code' from verification_codes where mobile_key = '447700900002'
       union select 'counter' from counters where key like '% ' || $1 order by what`,
      [String(id)],
    )
  ).map(({ what }) => what);

async function addOneOfEach(accountId: number | undefined) {
  const given = [accountId, sandbox.now()];
  for (const sql of [
    `insert into favourites (account_id, game_id) values ($1, 'BGS-001')`,
    `insert into feedbacks (merchant_code, account_id, type, content, sent_at) values ('${MERCHANT}', $1, 1, 'Hello', $2)`,
    `insert into bank_cards (account_id, bank, payee_name, number_end, number_hash, created_at)
       values ($1, 'ORCHARD', 'Mia Hart', '7890', 'a-hash-of-a-card', $2)`,
    `insert into security_answers (account_id, place, question_id, answer_hash) values ($1, 0, 3, 'a-hash-of-an-answer')`,
    `insert into accepted_terms (account_id, accepted_at, ip, merchant_code, revision) values ($1, $2, '192.0.2.7', '${MERCHANT}', 1)`,
  ]) {
    await sandbox.db.query(sql, sql.includes('$2') ? given : [accountId]);
  }
}

describe('a member’s own data', () => {
  it('is one document of everything, without what lets somebody in', async () => {
    await addOneOfEach(await idOf('demomember'));
    const { body } = await send('GET', calls.exportOwnData.path);
    // The test sandbox has checked the shape.
    const { exportedAt, data, shortened } = body.value as CallAnswer<'exportOwnData'>;
    expect([exportedAt, shortened]).toEqual([sandbox.now().toISOString(), []]);
    expect(data).toMatchObject({
      accounts: [{ username: 'demomember', email: 'mia@players.example', mobile: '7700900002' }],
      wallets: [{ balance: BALANCE }],
      ledger: [{ kind: 'bonus', amount: BALANCE, subject: 'opening' }],
      favourites: [{ game_id: 'BGS-001' }],
      feedbacks: [{ content: 'Hello' }],
      bank_cards: [{ bank: 'ORCHARD', payee_name: 'Mia Hart', number_end: '7890' }],
      security_answers: [{ question_id: 3 }],
      accepted_terms: [{ ip: '192.0.2.7' }],
      account_sessions: [{ created_at: expect.any(String) }],
    });
    expect(JSON.stringify(data)).not.toMatch(/_hash|a-hash|livery-demo/);
  });

  it('holds every table with rows of an account', async () => {
    expect((await tablesOfAccounts()).toSorted()).toEqual(Object.keys(ownTables).toSorted());
  });

  it('has no rows of anybody else', async () => {
    await addOneOfEach(await idOf('demoagent'));
    const { body } = await send('GET', calls.exportOwnData.path);
    const { data } = body.value as CallAnswer<'exportOwnData'>;
    expect([data['favourites'], data['bank_cards'], data['accounts']?.length]).toEqual([[], [], 1]);
  });

  it('has the newest entries of a very long list, and names it', async () => {
    await sandbox.db.query(
      `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
       select $1, 'BGS-001', true, round, 0, 0, '{}', $2 from generate_series(1, 20001) as round`,
      [await idOf('demomember'), sandbox.now()],
    );
    const { body } = await send('GET', calls.exportOwnData.path);
    const { data, shortened } = body.value as CallAnswer<'exportOwnData'>;
    const rounds = data['game_rounds'] ?? [];
    expect([shortened, rounds.length, rounds[0]?.['stake'], rounds.at(-1)?.['stake']]).toEqual([
      ['game_rounds'],
      20_000,
      20_001,
      2,
    ]);
  });

  it('is not read again and again', async () => {
    sandbox.setLimits({ exportsPerAccount: { count: 1, windowMs: 60_000 } });
    await send('GET', calls.exportOwnData.path);
    expect((await send('GET', calls.exportOwnData.path)).body.errorCode).toBe('rate.limited');
    sandbox.setLimits({ exportsPerAccount: { count: 100, windowMs: 60_000 } });
  });
});

describe('an account', () => {
  it('is gone with everything of it, and its session ends', async () => {
    const id = await idOf('demomember');
    await addOneOfEach(id);
    const traces = () => tracesOf(id);
    sandbox.setRelease(release({ switches: { MOBILECODELOGIN3: '1', PSWEMAIL3: '1' } }));
    await codeFor(sandbox);
    await send('POST', '/wps/member/password/email', { username: 'demomember', email: 'mia@players.example' });
    await send('GET', calls.exportOwnData.path);
    await sandbox.settle();
    expect(await traces()).toEqual(['code', 'counter', 'message to +447700900002', 'message to mia@players.example']);
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: BALANCE })).toMatchObject({ status: 200 });
    expect(await idOf('demomember')).toBeUndefined();
    for (const table of await tablesOfAccounts()) {
      if (table !== 'agent_lines') {
        const left = await sandbox.db.query(`select 1 from ${table} where account_id = $1`, [id]);
        expect([table, left]).toEqual([table, []]);
      }
    }
    expect((await send('GET', '/wps/member/info')).status).toBe(401);
    expect(await traces()).toEqual([]);
    expect(await idOf('demospecial')).toBeDefined();
  });

  it('is not deleted by a session alone', async () => {
    expect(await deleteIt({ forfeits: BALANCE })).toMatchObject({ status: 403, code: 'password.oldWrong' });
    expect(await deleteIt({ oldPassword: 'livery-demo-2', forfeits: BALANCE })).toMatchObject({ code: 'password.oldWrong' });
    expect(await idOf('demomember')).toBeDefined();
  });

  it('without a password is deleted by a fresh code on its number, and no other', async () => {
    sandbox.setRelease(release({ switches: { MOBILECODELOGIN3: '1' } }));
    await sandbox.db.query(`update accounts set password_hash = null where username = 'demomember'`);
    const other = { countryDialingCode: '44', mobileNum: '7700900003' };
    const own = { countryDialingCode: '44', mobileNum: '7700900002' };
    const foreign = { ...other, verificationCode: await codeFor(sandbox, other) };
    expect(await deleteIt({ ...foreign, forfeits: BALANCE })).toMatchObject({ code: 'code.wrong' });
    const proof = { ...own, verificationCode: await codeFor(sandbox, own) };
    expect(await deleteIt(proof)).toMatchObject({ code: 'account.balance' });
    expect(await deleteIt({ ...proof, forfeits: BALANCE })).toMatchObject({ status: 200 });
  });

  it('with money is deleted only if exactly that is given up', async () => {
    const refused = { status: 409, code: 'account.balance', value: { balance: BALANCE } };
    expect(await deleteIt({ oldPassword: PASSWORD })).toEqual(refused);
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: 1000 })).toEqual(refused);
    await sandbox.db.query('update wallets set balance = 0');
    expect(await deleteIt({ oldPassword: PASSWORD })).toMatchObject({ status: 200 });
  });

  it('is not deleted while a withdrawal waits', async () => {
    await sandbox.db.query(
      `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
       values ($1, 'withdrawal', -20, $2, 'waiting', '7890', $3)`,
      [await idOf('demomember'), BALANCE, sandbox.now()],
    );
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: BALANCE })).toMatchObject({
      status: 409,
      code: 'account.withdrawal',
    });
    sandbox.wait(DAY_MS);
    member = await loginAs(sandbox, 'demomember');
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: BALANCE })).toMatchObject({ status: 200 });
  });

  it('of an agent leaves the team to the agent above', async () => {
    const [top, middle, below] = [await idOf('demospecial'), await idOf('demoagent'), await idOf('demomember')];
    await sandbox.db.query('insert into agent_lines (account_id, upline_id, rebate) values ($1, $2, 5), ($3, $1, 3)', [
      middle,
      top,
      below,
    ]);
    const lines = () => sandbox.db.query('select account_id, upline_id from agent_lines');
    const agent = await loginAs(sandbox, 'demoagent');
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: 48210.75 }, agent)).toMatchObject({ status: 200 });
    expect(await lines()).toEqual([{ account_id: below, upline_id: top }]);
    const special = await loginAs(sandbox, 'demospecial');
    expect(await deleteIt({ oldPassword: PASSWORD, forfeits: 9999.99 }, special)).toMatchObject({ status: 200 });
    expect([await lines(), await idOf('demomember')]).toEqual([[], below]);
  });
});

describe('money movements of a deleted account', () => {
  const kept = () => sandbox.db.query('select kind, amount, status, reference, account_mark from closed_ledger order by id');

  it('are kept without a name, with what was given up, until their time is over', async () => {
    await deleteIt({ oldPassword: PASSWORD, forfeits: BALANCE });
    const rows = await kept();
    expect(rows).toMatchObject([
      { kind: 'bonus', amount: '1286.40', reference: expect.stringMatching(/^B\d{9}$/) },
      { kind: 'forfeit', amount: '-1286.40', reference: '' },
    ]);
    expect(new Set(rows.map((row) => row['account_mark'])).size).toBe(1);
    expect(JSON.stringify(await sandbox.db.query('select * from closed_ledger'))).not.toMatch(/mia|demomember|77009/i);
    const end = sandbox.now().getTime() + 1825 * DAY_MS;
    await sweepExpired(sandbox.db, new Date(end - 1), defaultRetention);
    expect(await kept()).toHaveLength(2);
    await sweepExpired(sandbox.db, new Date(end), defaultRetention);
    expect(await kept()).toEqual([]);
  });

  it('are not kept where the merchant keeps none', async () => {
    sandbox.setRelease(release({ template: { ...release().template, behaviour: { member: { keepMoneyDays: 0 } } } }));
    await deleteIt({ oldPassword: PASSWORD, forfeits: BALANCE });
    expect(await countOf('closed_ledger')).toBe(0);
  });
});
