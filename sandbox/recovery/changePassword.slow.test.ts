import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, newestMessage } from '../testing/askForCode.ts';
import { loginAs, tryLogin } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { seedDemoAccounts } from '../access/seedDemoAccounts.ts';
import { defaultLimits } from '../calls/limits.ts';

let sandbox: TestSandbox;
let authorization: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const plain = release();
  const password = [{ rule: 'maxLength', value: 20 }] as const;
  sandbox.setRelease({ ...plain, registerSettings: { ...plain.registerSettings, shared: { password } } });
  sandbox.setLimits(defaultLimits);
  await sandbox.settle();
  for (const table of ['counters', 'inbox', 'accounts']) await sandbox.db.query(`delete from ${table}`);
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
  authorization = await loginAs(sandbox, 'demoagent');
});

const filled = { oldPassword: 'livery-demo-1', newPassword: 'livery-demo-2', confirmNewPassword: 'livery-demo-2' };
const change = (json: object = {}, headers: Record<string, string> = {}) =>
  sandbox.call('POST', '/wps/member/password', {
    json: { ...filled, ...json },
    headers: { version: '2', authorization, ...headers },
  });
const isAlive = async (token: string) =>
  (await sandbox.call('GET', '/wps/member/info', { headers: { authorization: token } })).status === 200;

it('changes it, keeps this session, ends every other and tells the owner', async () => {
  const elsewhere = await loginAs(sandbox, 'demoagent');
  const somebodyElse = await loginAs(sandbox, 'demomember');
  expect((await change()).body).toEqual({ success: true });
  expect([await isAlive(authorization), await isAlive(elsewhere), await isAlive(somebodyElse)]).toEqual([true, false, true]);
  expect((await tryLogin(sandbox, { username: 'demoagent' })).status).toBe(401);
  expect((await tryLogin(sandbox, { username: 'demoagent', password: 'livery-demo-2' })).status).toBe(200);
  expect((await newestMessage(sandbox, 'aran@players.example'))?.message).toContain('was just changed');
});

it.each([
  ['a common one', 'football', 'rule.passwordCommon'],
  ['one with the username in it', 'x-DemoAgent-x', 'rule.passwordName'],
])('refuses %s', async (_what, newPassword, message) => {
  const { body } = await change({ newPassword, confirmNewPassword: newPassword });
  expect(body).toMatchObject({ errorCode: 'fields.invalid', value: { fields: { newPassword: { message } } } });
});

describe('the first password of an account without one', () => {
  const number = { countryDialingCode: '44', mobileNum: '7700900003' };
  const first = { oldPassword: undefined, ...number };
  beforeEach(async () => {
    sandbox.setRelease(release({ switches: { MOBILENUMREG3: '1', REGMOBVERF3: '1', MOBILENUMPASSREG3: '0' } }));
    await sandbox.db.query('delete from verification_codes');
    await sandbox.db.query(`update accounts set password_hash = null where username = 'demoagent'`);
  });
  const refusal = async (json: object) => (await change(json)).body.errorCode;

  it('is set by a fresh code on its number, once', async () => {
    const verificationCode = await codeFor(sandbox, number);
    expect((await change({ ...first, verificationCode })).body).toEqual({ success: true });
    expect((await tryLogin(sandbox, { username: 'demoagent', password: 'livery-demo-2' })).status).toBe(200);
    expect(await isAlive(authorization)).toBe(true);
    expect(await refusal({ ...first, verificationCode })).toBe('password.oldWrong');
  });

  it('is not set by any old password, nor by a code on the number of somebody else', async () => {
    expect(await refusal({ oldPassword: 'anything' })).toBe('code.wrong');
    expect(await refusal({ ...first, verificationCode: '123456' })).toBe('code.wrong');
    const other = { countryDialingCode: '44', mobileNum: '7700900002' };
    expect(await refusal({ ...other, oldPassword: undefined, verificationCode: await codeFor(sandbox, other) })).toBe(
      'code.wrong',
    );
  });
});

it('makes the links of recovery mails void', async () => {
  const json = { username: 'demoagent', email: 'aran@players.example' };
  await sandbox.call('POST', '/wps/member/password/email', { json });
  const token = (await newestMessage(sandbox, json.email))?.answer.split('token=')[1];
  await change();
  const late = await sandbox.call('POST', '/wps/member/password/email/reset', { json: { token, newPassword: 'livery-demo-3' } });
  expect(late.body.errorCode).toBe('recover.link');
});

const same = 'livery-demo-1';
it.each([
  ['a wrong old password', { oldPassword: 'nope' }, 403, 'password.oldWrong'],
  ['no old password', { oldPassword: '' }, 403, 'password.oldWrong'],
  ['the same password', { newPassword: same, confirmNewPassword: same }, 422, 'modify.new.old.same'],
  ['another confirmation', { confirmNewPassword: 'livery-demo-9' }, 422, 'fields.invalid'],
  ['a password against the rules', { newPassword: 'x'.repeat(21), confirmNewPassword: 'x'.repeat(21) }, 422, 'fields.invalid'],
  ['a surplus field', { customerType: 1 }, 422, 'body.invalid'],
])('refuses %s', async (_title, json, status, errorCode) => {
  const answer = await change(json);
  expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
});

it.each([
  ['without its version', { version: '' }, 400, 'call.version'],
  ['in an older version', { version: '1' }, 400, 'call.version'],
  ['without a session', { authorization: '' }, 401, 'session.missing'],
])('refuses a call %s', async (_title, headers, status, errorCode) => {
  const answer = await change({}, headers);
  expect([answer.status, answer.body.errorCode]).toEqual([status, errorCode]);
});

it('is not for trials, which belong to everybody', async () => {
  expect((await change({}, { authorization: await loginAs(sandbox, 'demotrial') })).body.errorCode).toBe('free_reject');
});

it('locks a stolen session that guesses the old one', async () => {
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, guess) => change({ oldPassword: `guess-${guess}` })));
  expect(guesses.filter(({ body }) => body.errorCode === 'password.oldWrong')).toHaveLength(10);
  const locked = await change();
  expect([locked.status, locked.body.errorCode]).toEqual([429, 'login.locked']);
  sandbox.wait(15 * 60_000);
  expect((await change()).status).toBe(200);
});
