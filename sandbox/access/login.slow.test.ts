import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoginTry, encryptLogin, sendLogin, tryLogin } from '../testing/encryptLogin.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.setLimits(defaultLimits);
  sandbox.setRelease(release());
  await sandbox.db.query('delete from counters');
});

const WRONG = { password: 'not-it' };

async function failTimes(count: number, username = 'demomember'): Promise<void> {
  for (let done = 0; done < count; done += 1) await tryLogin(sandbox, { username, ...WRONG });
}

describe('login', () => {
  it.each([
    ['demotrial', 4],
    ['demomember', 0],
    ['demoagent', 1],
    ['demospecial', 40],
  ])('lets %s in as type %i', async (username, type) => {
    const { status, body } = await tryLogin(sandbox, { username });
    expect(status).toBe(200);
    expect(body.value).toMatchObject({ userName: username, type, token: expect.stringMatching(/^[\w-]{43}$/) });
  });

  it('says once that it is the first', async () => {
    await sandbox.db.query('update accounts set first_login_at = null');
    expect((await tryLogin(sandbox)).body.value).toMatchObject({ firstTimeLogin: true });
    expect((await tryLogin(sandbox)).body.value).toMatchObject({ firstTimeLogin: false });
  });

  it('says when and from where the account was used before', async () => {
    await sandbox.db.query('update accounts set last_login_at = null');
    expect((await tryLogin(sandbox)).body.value).not.toHaveProperty('lastLogin');
    const at = sandbox.now().toISOString();
    sandbox.wait(60_000);
    expect((await tryLogin(sandbox)).body.value).toMatchObject({ lastLogin: { at, ip: '127.0.0.1' } });
  });

  it.each([
    ['members', 'demomember', 200, undefined],
    ['members', 'demoagent', 200, undefined],
    ['members', 'demotrial', 403, 'login.membersOnly'],
    ['members', 'demospecial', 403, 'login.membersOnly'],
    ['agents', 'demoagent', 200, undefined],
    ['agents', 'demomember', 403, 'login.agentsOnly'],
    ['agents', 'demotrial', 403, 'login.agentsOnly'],
    ['all', 'demospecial', 200, undefined],
  ] as const)('for %s only: %s', async (audience, username, status, errorCode) => {
    const plain = release();
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { login: { audience } } } });
    const answer = await tryLogin(sandbox, { username });
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
    const wrong = await tryLogin(sandbox, { username, ...WRONG });
    expect(wrong.body.errorCode).toBe('login.wrong');
  });

  it('knows a username in any case', async () => {
    expect((await tryLogin(sandbox, { username: 'DemoMEMBER' })).body.value).toMatchObject({ userName: 'demomember' });
  });

  it('answers an unknown username and a wrong password alike', async () => {
    const [known, unknown] = [await tryLogin(sandbox, WRONG), await tryLogin(sandbox, { username: 'nobody-at-all', ...WRONG })];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known).toMatchObject({ status: 401, body: { success: false, errorCode: 'login.wrong', value: { captcha: false } } });
  });

  const unfit: [title: string, attempt: () => LoginTry, status: number, errorCode: string][] = [
    ['an old login', () => ({ issuedAtMs: sandbox.now().getTime() - 6 * 60_000 }), 400, 'login.stale'],
    ['a login from the future', () => ({ issuedAtMs: sandbox.now().getTime() + 6 * 60_000 }), 400, 'login.stale'],
    ['another kind of login', () => ({ type: 'sms' }), 422, 'login.type'],
    ['a field that is not asked for', () => ({ admin: true }), 422, 'login.payload'],
    ['a short nonce', () => ({ nonce: '1' }), 422, 'login.payload'],
    ['a password that is not a text', () => ({ password: 7 }), 422, 'login.payload'],
  ];
  it.each(unfit)('refuses %s', async (_title, attempt, status, errorCode) => {
    const answer = await tryLogin(sandbox, attempt());
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
  });

  it('refuses a recorded login that is sent again', async () => {
    const recorded = await encryptLogin(sandbox, {});
    expect((await sendLogin(sandbox, recorded)).status).toBe(200);
    const again = await sendLogin(sandbox, recorded);
    expect([again.status, again.body.errorCode]).toEqual([409, 'login.replayed']);
  });

  it.each([
    ['plain text', { username: 'demomember', password: 'livery-demo-1' }, 'jwe', 422, 'body.invalid'],
    ['no encryption header', { data: 'x' }, '', 400, 'login.encryption'],
    ['what is no JWE', { data: 'x.y.z' }, 'jwe', 400, 'login.undecryptable'],
  ])('refuses %s', async (_title, json, encryption, status, errorCode) => {
    const answer = await sandbox.call('POST', '/wps/session/login', { json, headers: encryption ? { encryption } : {} });
    expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
  });

  it.each([
    ['a login', {}],
    ['what becomes large', { username: 'x'.repeat(200_000) }],
  ])('refuses %s that was compressed', async (_title, attempt) => {
    const data = await encryptLogin(sandbox, attempt, { zip: 'DEF' });
    const answer = await sendLogin(sandbox, data);
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'login.undecryptable']);
  });

  it('asks for a captcha after three failures, takes each captcha once, and forgets at success', async () => {
    await failTimes(2);
    expect((await tryLogin(sandbox, WRONG)).body).toMatchObject({ errorCode: 'login.wrong', value: { captcha: true } });
    expect((await tryLogin(sandbox)).body).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });

    const { captchaId, captcha } = await solveCaptcha(sandbox);
    expect((await tryLogin(sandbox, { captchaId, captcha: '99999' })).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect((await tryLogin(sandbox, { captchaId, captcha })).body).toMatchObject({ errorCode: 'captcha.wrong' });
    expect((await tryLogin(sandbox, await solveCaptcha(sandbox))).status).toBe(200);
    expect((await tryLogin(sandbox)).status).toBe(200);
  });

  it('takes no captcha that is too old', async () => {
    await failTimes(3);
    const solved = await solveCaptcha(sandbox);
    sandbox.wait(5 * 60_000 + 1);
    expect((await tryLogin(sandbox, solved)).body.errorCode).toBe('captcha.wrong');
  });

  it('locks one username from one address after ten failures, for a while, and no other', async () => {
    sandbox.setLimits({ failuresBeforeCaptcha: 100 });
    await failTimes(10);
    const locked = await tryLogin(sandbox);
    expect([locked.status, locked.body.errorCode]).toEqual([429, 'login.locked']);
    expect(Number(locked.headers.get('retry-after'))).toBe(15 * 60);
    expect((await tryLogin(sandbox, { username: 'demoagent' })).status).toBe(200);
    sandbox.wait(15 * 60_000);
    expect((await tryLogin(sandbox)).status).toBe(200);
  });

  it('locks no address for attempts at a name that is locked everywhere', async () => {
    sandbox.setLimits({ failuresPerUsername: { count: 2, windowMs: 60_000 } });
    sandbox.comeFrom('192.0.2.1');
    await failTimes(2);
    sandbox.comeFrom('192.0.2.2');
    const tries = [];
    for (let tried = 0; tried < 11; tried += 1) tries.push((await tryLogin(sandbox)).body.errorCode);
    expect(new Set(tries)).toEqual(new Set(['login.locked']));
    sandbox.wait(60_000);
    const entered = await tryLogin(sandbox);
    sandbox.comeFrom();
    expect(entered.status).toBe(200); // without a captcha, too
  });

  it('locks a name everywhere only by guesses that were checked', async () => {
    sandbox.setLimits({ failuresBeforeCaptcha: 100, failuresPerUsername: { count: 15, windowMs: 60_000 } });
    sandbox.comeFrom('192.0.2.1');
    await failTimes(20); // ten of them are checked
    sandbox.comeFrom('192.0.2.2');
    const entered = await tryLogin(sandbox);
    sandbox.comeFrom();
    expect(entered.status).toBe(200);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
    ['::ffff:192.0.2.7', '192.0.2.7', 429],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.8', 200],
  ])('counts %s and %s by network', async (one, other, status) => {
    sandbox.setLimits({ loginsPerIp: { count: 1, windowMs: 60_000 } });
    sandbox.comeFrom(one);
    const first = await tryLogin(sandbox);
    sandbox.comeFrom(other);
    const second = await tryLogin(sandbox);
    sandbox.comeFrom();
    expect([first.status, second.status]).toEqual([200, status]);
  });

  it('limits logins from one address', async () => {
    sandbox.setLimits({ loginsPerIp: { count: 2, windowMs: 60_000 } });
    await tryLogin(sandbox);
    await tryLogin(sandbox);
    const limited = await tryLogin(sandbox);
    expect([limited.status, limited.body.errorCode, limited.headers.get('retry-after')]).toEqual([429, 'rate.limited', '60']);
  });

  it('keeps the same key over restarts', async () => {
    const key = async () => (await sandbox.call('GET', '/wps/session/key')).body.value;
    const before = await key();
    expect(JSON.stringify(before)).not.toMatch(/"d":/);
    expect(await sandbox.db.query('select count(*) as keys from login_keys')).toEqual([{ keys: 1 }]);
    expect(await key()).toMatchObject({ kid: expect.any(String), jwk: { alg: 'RSA-OAEP-256' } });
  });

  it('takes a password for as long as the account lives', async () => {
    sandbox.wait(3 * 365 * 24 * 60 * 60_000);
    expect((await tryLogin(sandbox)).status).toBe(200);
  });
});
