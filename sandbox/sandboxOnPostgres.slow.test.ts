import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#server/store/migrations/migrateDatabase.ts';
import { openDatabase } from '#server/store/engine/openDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '#server/store/testing/temporaryPostgres.ts';
import { codeFor, newestMessage } from './testing/askForCode.ts';
import { DEMO_MOBILE, loginAs, tryLogin } from './testing/encryptLogin.ts';
import { person } from './testing/person.ts';
import { solveCaptcha } from './testing/solveCaptcha.ts';
import { type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { demoAccounts } from './accounts/demoAccounts.ts';
import { sandboxMigrations } from './migrations/migrations.ts';
import { seedHistory } from './records/seedHistory.ts';
import { seedSandbox } from './seedSandbox.ts';
import { roster } from './team/roster.ts';

const bin = findPostgres();
if (bin === undefined)
  console.warn(
    'sandboxOnPostgres.slow.test.ts: no initdb on this machine, so the sandbox is tested on the embedded database only.',
  );

describe.runIf(bin !== undefined)('the sandbox on PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let embedded: TestSandbox;
  let served: TestSandbox;
  beforeAll(async () => {
    if (bin === undefined) return;
    postgres = await startTemporaryPostgres(bin);
    const databaseUrl = await postgres.createDatabase('sandbox');
    [embedded, served] = await Promise.all([
      startTestSandbox(),
      startTestSandbox(() => openDatabase({ databaseUrl, dataDir: '' })),
    ]);
  });
  afterAll(async () => {
    await Promise.all([embedded.close(), served.close()]);
    await postgres.remove();
  });

  it.each([
    '/wps/system/templates',
    '/wps/system/settings/consolidated',
    '/wps/system/status',
    '/wps/system/customerService',
    '/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=3&pageSize=20',
    '/wps/relay/GCSGAME_gameList?gameName=a&isNew=1',
    '/wps/relay/GCSGAME_gameList?gameType=LIVE&gameClassify=ROU',
    '/wps/relay/GCSGAME_gameList?vassalage=AV,TF',
    '/wps/relay/GCSGAME_hotGamesV2',
    '/wps/relay/GCSGAME_getVassGameType',
    '/wps/relay/GCSGAME_getRankList',
    '/wps/relay/MCSFE_getListAnnouncements?types=B,PL&groupName=m_home&language=TH',
    '/wps/relay/MCSFE_getPopularAnnouncements?language=CN',
    '/wps/system/helpCenter?device=MOBILE&language=AR',
    '/wps/relay/GCSGAME_gameList?gameType=RNG&minBet=0.2&sort=name&pageSize=30',
    '/wps/relay/GCSGAME_gameList?sort=popular&pageSize=30',
    '/lgw/games/mobile',
    '/lgw/vn/games/game_menu?language=VN',
    '/lgw/games/opened/numero',
    '/wps/check/username?username=demoagent',
  ])('answers %s just as the embedded database does', async (path) => {
    const [theirs, ours] = await Promise.all([served.call('GET', path), embedded.call('GET', path)]);
    expect(theirs.body.success).toBe(true);
    expect(theirs.body).toEqual(ours.body);
  });

  it('is seeded once by nodes that start at the same time', async () => {
    const databaseUrl = await postgres.createDatabase('crowd');
    const nodes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '' })));
    await Promise.all(nodes.map((node) => migrateDatabase(node, 'sandbox', sandboxMigrations)));
    await Promise.all(nodes.map((node) => seedSandbox(node, ['lantern', 'harbour'])));
    // Each merchant has the demo accounts, and those below the agent's.
    const accounts = 2 * (demoAccounts.length + roster.length);
    expect(await nodes[0]?.query('select count(*) as accounts from accounts')).toEqual([{ accounts }]);
    const now = new Date('2026-03-01T12:00:00Z');
    const written = () => nodes[0]?.query('select count(*) as rounds, sum(stake) as staked from game_rounds');
    await Promise.all(nodes.map((node) => seedHistory(node, ['lantern', 'harbour'], now)));
    const once = await written();
    expect(once?.[0]?.['rounds']).toBeGreaterThan(100);
    await nodes[0]?.query('delete from game_rounds');
    await nodes[0]?.query(`delete from seeds where name like 'history %'`);
    await seedHistory(nodes[0] ?? embedded.db, ['lantern', 'harbour'], now);
    expect(await written()).toEqual(once);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('logs in, counts failures, asks for captchas and keeps wallets', async () => {
    const authorization = await loginAs(served, 'demospecial');
    expect((await served.call('GET', '/wps/wallets/gcs', { headers: { authorization } })).body.value).toEqual({
      sumBalance: 9999.99,
    });
    for (let failures = 0; failures < 3; failures += 1) await tryLogin(served, { password: 'wrong' });
    expect((await tryLogin(served)).body.errorCode).toBe('captcha.required');
    expect((await tryLogin(served, await solveCaptcha(served))).status).toBe(200);
  });

  it('makes one account of many submits that really run side by side', async () => {
    const send = () => served.call('PUT', '/wps/member/register', { json: { ...person, username: 'parallel1' } });
    const answers = await Promise.all([send(), send(), send(), send(), send()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.errorCode === 'fields.invalid')).toHaveLength(4);
  });

  it('takes a code and a recovery link once, however many use them side by side', async () => {
    served.setRelease(release({ switches: { MOBILECODELOGIN3: '1' } }));
    const password = await codeFor(served);
    const byCode = () => tryLogin(served, { type: 'sms', username: DEMO_MOBILE.mobileNum, countryDialingCode: '44', password });
    const logins = await Promise.all([byCode(), byCode(), byCode(), byCode()]);
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);

    const json = { username: 'demoagent', email: 'aran@players.example' };
    await served.call('POST', '/wps/member/password/email', { json });
    const token = (await newestMessage(served, json.email))?.answer.split('token=')[1];
    const reset = (newPassword: string) =>
      served.call('POST', '/wps/member/password/email/reset', { json: { token, newPassword } });
    const resets = await Promise.all(['secret-2', 'secret-3', 'secret-4'].map(reset));
    expect(resets.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  it('makes one account of a proven number that is sent side by side', async () => {
    served.setRelease(release({ switches: { MOBILENUMREG3: '1', REGMOBVERF3: '1' } }));
    const number = { countryDialingCode: '84', mobileNum: '912345678' };
    const verificationCode = await codeFor(served, number, 'register');
    const send = () => served.call('PUT', '/wps/member/register/mobile', { json: { ...person, ...number, verificationCode } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });

  it('moves the money of each wish, and counts each guess at a payment password, that come side by side', async () => {
    const headers = { authorization: await loginAs(served, 'demomember') };
    const send = (path: string, json: object) => served.call('POST', path, { headers, json });
    const sendMany = (path: string, bodyOf: (turn: number) => object) =>
      Promise.all(Array.from({ length: 20 }, (_, turn) => send(path, bodyOf(turn))));
    const moved = await sendMany('/wps/payment/deposit', (turn) => ({
      methodId: 'wallet',
      amount: '10',
      requestId: `request-${turn}`,
    }));
    expect(moved.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const path = '/wps/member/paymentPassword';
    expect((await send(path, { paymentPassword: '135790' })).status).toBe(200);
    const guesses = await sendMany(path, () => ({ paymentPassword: '246801', oldPaymentPassword: '000000' }));
    expect(guesses.filter(({ body }) => body.errorCode === 'payment.passwordWrong')).toHaveLength(5);
  });

  it('keeps its answers apart from its database: while that is away it says so, and afterwards goes on', async () => {
    await postgres.stop();
    const away = await served.call('GET', '/wps/relay/GCSGAME_gameList?pageSize=7');
    expect([away.status, away.body.errorCode]).toEqual([503, 'platform.unavailable']);
    expect((await served.call('GET', '/wps/system/templates')).status).toBe(200);
    await postgres.start();
    expect((await served.call('GET', '/wps/relay/GCSGAME_gameList?pageSize=7')).status).toBe(200);
  });
});
