import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_PASSKEYS } from '#schemas/declare/platform/passkeys.schema.ts';
import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { seedDemoAccounts } from '../access/seedDemoAccounts.ts';
import { PASSKEY_CHALLENGE_MS, defaultLimits } from '../calls/limits.ts';
import { loginAs, tryLogin } from '../testing/encryptLogin.ts';
import { givenPaths } from '../testing/givenPaths.ts';
import { type Device, addPasskey, device, logInBy, optionsOf, playersHost } from '../testing/passkeys.ts';
import { type Answered, MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { sweepExpired } from '../sweepExpired.ts';
import { defaultRetention } from '#server/platform/retention.ts';

let sandbox: TestSandbox;
let token: string;

function open(login: object = {}, member: object = {}) {
  const plain = release();
  const behaviour = { ...plain.template.behaviour, login: { passkeys: true, ...login }, member };
  sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour } });
}

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  open();
  sandbox.setLimits(defaultLimits);
  for (const table of ['counters', 'accounts', 'passkey_challenges']) await sandbox.db.query(`delete from ${table}`);
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
  token = await loginAs(sandbox, 'demomember');
});

const said = ({ status, body }: Answered) => [status, body.errorCode];
const done = [200, undefined];
const wrong = [403, 'passkey.wrong'];
const get = async (path: string) => (await sandbox.call('GET', path, { headers: { authorization: token } })).body.value;
const list = async () => {
  const read = readAnswer('passkeys', await get(givenPaths.passkeys));
  if (!read.ok) throw new Error('no list');
  return read.value;
};
const remove = async (json: object, authorization = token) =>
  said(await sandbox.call('DELETE', givenPaths.removePasskey, { json, headers: { authorization } }));
const idOf = async (username: string) => {
  const [row] = await sandbox.db.query<{ id: number }>('select id from accounts where username = $1 and merchant_code = $2', [
    username,
    MERCHANT,
  ]);
  return row?.id ?? 0;
};

async function added(changes: Parameters<typeof device>[1] = {}): Promise<Device> {
  const made = device(sandbox, changes);
  expect(said(await addPasskey(sandbox, token, made))).toEqual(done);
  return made;
}

describe('a passkey', () => {
  it('logs its member in with the answer of any login, as often as it is used', async () => {
    const phone = await added();
    for (const firstTimeLogin of [false, false]) {
      const { status, body } = await logInBy(sandbox, phone);
      expect(status).toBe(200);
      expect(body.value).toMatchObject({
        userName: 'demomember',
        type: 0,
        firstTimeLogin,
        lastLogin: { ip: expect.any(String) },
      });
      const { token: opened } = body.value as { token: string }; // seen just now
      const member = await sandbox.call('GET', '/wps/member/info', { headers: { authorization: opened } });
      expect(member.body.value).toMatchObject({ account: 'demomember' });
    }
  });

  it('is asked for by the host of the players, with the screen lock, and found without a name', async () => {
    await added();
    expect(await optionsOf(sandbox, 'passkeyChallenge')).toMatchObject({ rpId: playersHost, userVerification: 'required' });
    expect(await optionsOf(sandbox, 'passkeyChallenge')).not.toHaveProperty('allowCredentials');
    expect(await optionsOf(sandbox, 'passkeyOptions', { token })).toMatchObject({
      rp: { id: playersHost, name: 'Lantern' },
      user: { name: 'demomember' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    });
  });

  it('is in the list with name and days, and what the security centre says', async () => {
    expect(await get('/wps/member/securityConfig')).toMatchObject({ passkeys: false });
    const phone = device(sandbox);
    await addPasskey(sandbox, token, phone, { name: ' Mia’s phone ' });
    expect(await list()).toEqual([{ id: expect.any(String), name: 'Mia’s phone', addedAt: sandbox.now().toISOString() }]);
    sandbox.wait(60_000);
    await logInBy(sandbox, phone);
    expect(await list()).toMatchObject([{ usedAt: sandbox.now().toISOString() }]);
    expect(await get('/wps/member/securityConfig')).toMatchObject({ passkeys: true });
  });

  it('is refused after it was removed', async () => {
    const phone = await added();
    const [{ id } = { id: '' }] = await list();
    expect(await remove({ id, password: 'wrong' })).toEqual([403, 'password.oldWrong']);
    expect(said(await logInBy(sandbox, phone))).toEqual(done);
    expect(await remove({ id, password: 'livery-demo-1' })).toEqual(done);
    expect(said(await logInBy(sandbox, phone))).toEqual([404, 'passkey.unknown']);
    expect(await remove({ id, password: 'livery-demo-1' })).toEqual([404, 'passkey.unknown']);
    expect(await list()).toEqual([]);
  });

  it('cannot be removed by another member', async () => {
    await added();
    const [{ id } = { id: '' }] = await list();
    const other = await loginAs(sandbox, 'demospecial');
    expect(await remove({ id, password: 'livery-demo-1' }, other)).toEqual([404, 'passkey.unknown']);
    expect(await list()).toHaveLength(1);
  });
});

describe('a challenge', () => {
  it('works once, also for an answer that was refused', async () => {
    const phone = await added();
    const { challenge } = await optionsOf(sandbox, 'passkeyChallenge');
    expect(said(await logInBy(sandbox, phone, { challenge }))).toEqual(done);
    expect(said(await logInBy(sandbox, phone, { challenge }))).toEqual(wrong);
    const spent = (await optionsOf(sandbox, 'passkeyChallenge')).challenge;
    await sandbox.call('POST', givenPaths.passkeyLogin, {
      json: { passkey: { ...phone.sign(spent), response: { ...phone.sign(spent).response, signature: 'AAAA' } } },
    });
    expect(said(await logInBy(sandbox, phone, { challenge: spent }))).toEqual(wrong);
  });

  it('ends after some minutes, and is swept', async () => {
    const phone = await added();
    const { challenge } = await optionsOf(sandbox, 'passkeyChallenge');
    sandbox.wait(PASSKEY_CHALLENGE_MS);
    expect(said(await logInBy(sandbox, phone, { challenge }))).toEqual(wrong);
    await optionsOf(sandbox, 'passkeyChallenge');
    sandbox.wait(PASSKEY_CHALLENGE_MS);
    await sweepExpired(sandbox.db, sandbox.now(), defaultRetention);
    expect(await sandbox.db.query('select 1 from passkey_challenges')).toEqual([]);
  });

  it('for adding is the same member’s only, and none for a login', async () => {
    const other = await loginAs(sandbox, 'demospecial');
    const { challenge } = await optionsOf(sandbox, 'passkeyOptions', { token: other });
    expect(said(await addPasskey(sandbox, token, device(sandbox), { challenge }))).toEqual(wrong);
    const phone = await added();
    const own = (await optionsOf(sandbox, 'passkeyOptions', { token })).challenge;
    expect(said(await logInBy(sandbox, phone, { challenge: own }))).toEqual(wrong);
    const forLogin = (await optionsOf(sandbox, 'passkeyChallenge')).challenge;
    expect(said(await addPasskey(sandbox, token, device(sandbox), { challenge: forLogin }))).toEqual(wrong);
  });
});

describe('what is not believed', () => {
  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['another host', { host: 'evil.example' }],
    ['a device that was not unlocked', { isVerified: false }],
  ])('is a new passkey of %s', async (_title, changes) => {
    expect(said(await addPasskey(sandbox, token, device(sandbox, changes)))).toEqual(wrong);
    expect(await list()).toEqual([]);
  });

  it('is a signature of another key, or for another member', async () => {
    const phone = await added();
    expect(said(await logInBy(sandbox, device(sandbox)))).toEqual([404, 'passkey.unknown']);
    const { challenge } = await optionsOf(sandbox, 'passkeyChallenge');
    const { id, rawId } = phone.sign(challenge);
    const foreign = { ...device(sandbox).sign(challenge), id, rawId };
    expect(said(await sandbox.call('POST', givenPaths.passkeyLogin, { json: { passkey: foreign } }))).toEqual(wrong);
    const owner = await idOf('demomember');
    expect(said(await logInBy(sandbox, phone, { userHandle: `member-${owner + 1}` }))).toEqual(wrong);
    expect(said(await logInBy(sandbox, phone, { userHandle: `member-${owner}` }))).toEqual(done);
  });

  it('is a copy that has counted less than its device', async () => {
    const phone = await added();
    await logInBy(sandbox, phone);
    phone.countFrom(0);
    expect(said(await logInBy(sandbox, phone))).toEqual(wrong);
  });
});

describe('who is let in', () => {
  it('may add a passkey with the login password only, where the merchant asks for it', async () => {
    await expect(optionsOf(sandbox, 'passkeyOptions', { token, password: 'wrong' })).rejects.toThrow('password.oldWrong');
    open({}, { askPassword: false });
    await optionsOf(sandbox, 'passkeyOptions', { token, password: '' });
  });

  it('is not a trial', async () => {
    const phone = await added();
    await sandbox.db.query('update accounts set customer_type = 4 where username = $1', ['demomember']);
    expect(said(await logInBy(sandbox, phone))).toEqual([403, 'free_reject']);
  });

  it.each([
    ['agents', 'login.agentsOnly'],
    ['members', 'login.membersOnly'],
  ])('is decided by the merchant: %s', async (audience, code) => {
    const phone = await added();
    await sandbox.db.query('update accounts set customer_type = 40 where username = $1', ['demomember']);
    open({ audience });
    expect(said(await logInBy(sandbox, phone))).toEqual([403, code]);
  });

  it('is nobody while the account is locked because of failures', async () => {
    const phone = await added();
    sandbox.setLimits({ failuresBeforeCaptcha: 99, failuresBeforeLock: { count: 2, windowMs: 60_000 } });
    for (const password of ['a-wrong-1', 'a-wrong-2']) await tryLogin(sandbox, { password });
    expect((await tryLogin(sandbox)).body.errorCode).toBe('login.locked');
    expect(said(await logInBy(sandbox, phone))).toEqual([429, 'login.locked']);
    sandbox.wait(60_000);
    expect(said(await logInBy(sandbox, phone))).toEqual(done);
  });

  it('is limited by the address, together with other logins', async () => {
    const phone = await added();
    sandbox.setLimits({ loginsPerIp: { count: 2, windowMs: 60_000 } });
    await sandbox.db.query('delete from counters');
    await tryLogin(sandbox);
    expect(said(await logInBy(sandbox, phone))).toEqual(done);
    expect(said(await logInBy(sandbox, phone))).toEqual([429, 'rate.limited']);
    await expect(optionsOf(sandbox, 'passkeyChallenge')).rejects.toThrow('rate.limited');
  });

  it('has so many passkeys at most', async () => {
    sandbox.setLimits({ profileWritesPerAccount: { count: 99, windowMs: 60_000 } });
    for (let made = 1; made < MAX_PASSKEYS; made += 1) await added();
    const { challenge } = await optionsOf(sandbox, 'passkeyOptions', { token });
    await added();
    await expect(optionsOf(sandbox, 'passkeyOptions', { token })).rejects.toThrow('passkey.full');
    expect(said(await addPasskey(sandbox, token, device(sandbox), { challenge }))).toEqual([409, 'passkey.full']);
  });

  it('is nobody where the merchant has not switched passkeys on', async () => {
    const phone = await added();
    const { challenge } = await optionsOf(sandbox, 'passkeyChallenge');
    open({ passkeys: false });
    const off = [403, 'passkey.off'];
    expect(said(await logInBy(sandbox, phone, { challenge }))).toEqual(off);
    await expect(optionsOf(sandbox, 'passkeyChallenge')).rejects.toThrow('passkey.off');
    await expect(optionsOf(sandbox, 'passkeyOptions', { token })).rejects.toThrow('passkey.off');
    expect(said(await sandbox.call('GET', givenPaths.passkeys, { headers: { authorization: token } }))).toEqual(off);
    expect(await remove({ id: '1' })).toEqual(off);
    expect(await get('/wps/member/securityConfig')).not.toHaveProperty('passkeys');
  });
});
