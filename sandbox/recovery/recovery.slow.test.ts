import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeFor, newestMessage } from '../testing/askForCode.ts';
import { encryptNewPassword, sendNewPassword, tryLogin } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { seedDemoAccounts } from '../access/seedDemoAccounts.ts';
import { defaultLimits } from '../calls/limits.ts';

const MAIL = 'mia@players.example';
const known = { username: 'demomember', email: MAIL };
const MINUTE_MS = 60_000;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  const plain = release({ switches: { PSWPHONE3: '1' } });
  const password = [{ rule: 'minLength', value: 6 }] as const;
  sandbox.setRelease({ ...plain, registerSettings: { ...plain.registerSettings, shared: { password } } });
  sandbox.setLimits(defaultLimits);
  await sandbox.settle();
  for (const table of ['counters', 'verification_codes', 'inbox', 'accounts']) await sandbox.db.query(`delete from ${table}`);
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
});

const recover = (json: object) => sandbox.call('POST', '/wps/member/password/email', { json });
const reset = (token: string, newPassword = 'livery-demo-2', headers = {}) =>
  sandbox.call('POST', '/wps/member/password/email/reset', { json: { token, newPassword }, headers });
const entersWith = async (password: string) => (await tryLogin(sandbox, { password })).status === 200;
async function tokenFor(json = known): Promise<string> {
  await recover(json);
  return (await newestMessage(sandbox, MAIL))?.answer.split('token=')[1] ?? '';
}

describe('recovery by e-mail', () => {
  it('sends a link that sets a new password once, ends every session and says so', async () => {
    const { body } = await recover(known);
    expect(body).toEqual({ success: true });
    const link = (await newestMessage(sandbox, MAIL))?.answer ?? '';
    expect(link).toMatch(/^http:\/\/lantern\.localhost:\d+\/m\/forget\?token=[\w-]{43}$/);
    await tryLogin(sandbox);
    const token = link.split('token=')[1] ?? '';
    expect((await reset(token)).body).toEqual({ success: true });
    expect(await sandbox.db.query('select 1 from account_sessions')).toEqual([]);
    expect(await entersWith('livery-demo-2')).toBe(true);
    expect(await entersWith('livery-demo-1')).toBe(false);
    expect((await newestMessage(sandbox, MAIL))?.message).toContain('was just changed');
    expect((await reset(token, 'livery-demo-3')).body.errorCode).toBe('recover.link');
  });

  it('takes the body form-encoded, as platforms write it', async () => {
    const body = 'username=demomember&email=mia%40players.example';
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await sandbox.call('POST', '/wps/member/password/email', { body, headers })).status).toBe(200);
    expect(await newestMessage(sandbox, MAIL)).toBeDefined();
    const twice = await sandbox.call('POST', '/wps/member/password/email', { body: `${body}&email=a%40b.example`, headers });
    expect(twice.body.errorCode).toBe('body.invalid');
  });

  it.each([
    ['an unknown name', { username: 'nobody', email: MAIL }],
    ['another address', { username: 'demomember', email: 'me@elsewhere.example' }],
    ['several addresses', { username: 'demomember', email: `${MAIL},me@elsewhere.example` }],
  ])('answers the same for %s, and sends nothing', async (_title, json) => {
    const answer = await recover(json);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    await sandbox.settle();
    expect(await sandbox.db.query('select 1 from inbox')).toEqual([]);
  });

  it.each(['07700900444', '7700900444', '447700900444', '+44 7700 900444'])(
    'knows an account by its number, written as %s',
    async (username) => {
      await sandbox.db.query(
        `update accounts set username = '447700900444', username_key = '447700900444', mobile_key = '447700900444'
         where username = 'demomember'`,
      );
      expect((await recover({ username, email: MAIL })).status).toBe(200);
      expect(await newestMessage(sandbox, MAIL)).toBeDefined();
    },
  );

  it('takes name and address in any case, and sends to the address it knows', async () => {
    await recover({ username: ' DemoMember ', email: MAIL.toUpperCase() });
    expect(await newestMessage(sandbox, MAIL)).toBeDefined();
  });

  it.each(['912345678', '0912 345 678', '+84 912 345 678'])(
    'takes the number of an account that is named by it: %s',
    async (username) => {
      const plain = release();
      sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { login: { dialingCode: '84' } } } });
      await sandbox.db.query(
        `update accounts set username = '84912345678', username_key = '84912345678' where username_key = 'demomember'`,
      );
      await recover({ username, email: MAIL });
      expect(await newestMessage(sandbox, MAIL)).toBeDefined();
    },
  );

  it('lets only the newest link serve, for half an hour, at its own merchant', async () => {
    const first = await tokenFor();
    const second = await tokenFor();
    expect((await reset(first)).body.errorCode).toBe('recover.link');
    expect((await reset(second, 'livery-demo-2', { merchant: 'harbour' })).body.errorCode).toBe('recover.link');
    sandbox.wait(30 * MINUTE_MS);
    expect((await reset(second)).body.errorCode).toBe('recover.link');
  });

  it('keeps the link when the password is refused', async () => {
    const token = await tokenFor();
    expect((await reset(token, 'short')).body).toMatchObject({
      errorCode: 'fields.invalid',
      value: { fields: { newPassword: { message: 'rule.minLength', params: { value: 6 } } } },
    });
    expect((await reset(token, 'livery-demo-1')).body.errorCode).toBe('modify.new.old.same');
    expect((await reset(token)).status).toBe(200);
  });

  it('sets one password when a link is used twice at once', async () => {
    const token = await tokenFor();
    const answers = await Promise.all([reset(token, 'livery-demo-2'), reset(token, 'livery-demo-3')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  it('is limited per name and per address, whether the name exists or not', async () => {
    sandbox.setLimits({ recoveriesPerUsername: { count: 1, windowMs: MINUTE_MS } });
    await recover({ ...known, username: 'nobody' });
    expect((await recover({ ...known, username: 'Nobody' })).body.errorCode).toBe('rate.limited');
    sandbox.setLimits({ recoveriesPerIp: { count: 2, windowMs: MINUTE_MS } });
    expect((await recover(known)).body.errorCode).toBe('rate.limited');
  });

  it('is refused while its switch is off', async () => {
    sandbox.setRelease(release({ switches: { PSWEMAIL3: '0' } }));
    expect((await recover(known)).body.errorCode).toBe('recover.methodOff');
    expect((await reset('x'.repeat(43))).body.errorCode).toBe('recover.methodOff');
  });
});

describe('setting a password by phone', () => {
  const set = async (payload: object) => sendNewPassword(sandbox, await encryptNewPassword(sandbox, { ...payload }));

  it('tells whose it is, uses the code up, and ends every session', async () => {
    await tryLogin(sandbox);
    const verificationCode = await codeFor(sandbox);
    expect((await set({ verificationCode })).body.value).toEqual({ userName: 'demomember' });
    expect(await sandbox.db.query('select 1 from account_sessions')).toEqual([]);
    expect(await entersWith('livery-demo-2')).toBe(true);
    expect((await set({ verificationCode, newPassword: 'livery-demo-3' })).body.errorCode).toBe('code.wrong');
  });

  it('lets a member log in with the new password who was locked out with the old one', async () => {
    for (let count = 0; count < 10; count += 1) await tryLogin(sandbox, { password: 'forgotten' });
    sandbox.setLimits({ failuresPerUsername: { count: 1, windowMs: MINUTE_MS } });
    expect((await tryLogin(sandbox)).body.errorCode).toBe('login.locked');
    expect((await set({ verificationCode: await codeFor(sandbox) })).status).toBe(200);
    expect(await entersWith('livery-demo-2')).toBe(true);
  });

  it('refuses the old password and keeps the code for another', async () => {
    const verificationCode = await codeFor(sandbox);
    const same = await set({ verificationCode, newPassword: 'livery-demo-1' });
    expect([same.status, same.body.errorCode]).toEqual([422, 'modify.new.old.same']);
    expect((await set({ verificationCode })).status).toBe(200);
  });

  it('does not need the dialling code, where it is the merchant’s own', async () => {
    const verificationCode = await codeFor(sandbox);
    expect((await set({ verificationCode, countryDialingCode: undefined })).status).toBe(200);
  });

  it.each([
    ['a wrong code', { verificationCode: '000000' }, 'code.wrong'],
    ['an unknown number', { mobileNum: '7700900999', verificationCode: '000000' }, 'code.wrong'],
    ['a password against the rules', { newPassword: 'x', verificationCode: '1' }, 'fields.invalid'],
    ['a surplus field', { verificationCode: '1', type: 1 }, 'login.payload'],
    ['an old body', { verificationCode: '1', issuedAtMs: 0 }, 'login.stale'],
  ])('refuses %s', async (_title, payload, errorCode) => {
    expect((await set(payload)).body.errorCode).toBe(errorCode);
  });

  it('is refused while its switch is off, and without encryption', async () => {
    const plain = { json: { data: 'x' } };
    expect((await sandbox.call('POST', '/wps/member/password/verification', plain)).body.errorCode).toBe('login.encryption');
    sandbox.setRelease(release());
    expect((await set({ verificationCode: '1' })).body.errorCode).toBe('recover.methodOff');
  });
});
