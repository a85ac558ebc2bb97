import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { API_KEY, PROJECT, type StandInFirebase, startFirebase } from '../testing/startFirebase.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { createFirebaseTokens } from '../credentials/firebaseTokens.ts';
import { person } from '../testing/person.ts';

const START = new Date('2026-03-01T12:00:00Z');
const phone = { countryDialingCode: '84', mobileNum: '912345678' };

let sandbox: TestSandbox;
let firebase: StandInFirebase;
beforeAll(async () => {
  firebase = await startFirebase(() => START);
  sandbox = await startTestSandbox(undefined, { firebaseKeys: firebase.keys });
});
afterAll(async () => {
  await Promise.all([firebase.close(), sandbox.close()]);
});
beforeEach(async () => {
  sandbox.setRelease(verifiedBy({}));
  await sandbox.db.query('delete from counters');
});

const verifiedBy = (changes: { phone?: 'sms' | 'firebase'; firebaseProject?: string; firebaseAddress?: string }) => {
  const verification = { phone: 'firebase' as const, firebaseApiKey: API_KEY, firebaseProject: PROJECT, ...changes };
  return release({ template: { ...release().template, behaviour: { ...release().template.behaviour, verification } } });
};

const send = (json: object = phone) => sandbox.call('POST', '/wps/verification/firebase/send', { json });
const verify = (firebaseIdToken: string) =>
  sandbox.call('POST', '/wps/verification/firebase/verify', { json: { firebaseIdToken } });

describe('asking for a code', () => {
  it('is allowed once in the time that the merchant sets', async () => {
    const { body } = await send();
    expect(body.value).toEqual({ expirationTime: sandbox.now().getTime() + 60_000 });
    expect(await send()).toMatchObject({ status: 429, body: { errorCode: 'rate.limited', value: { retryAfterS: 60 } } });
    expect((await send({ ...phone, mobileNum: '912345679' })).status).toBe(200);
  });

  it.each([
    ['while messages are sent', { phone: 'sms' }],
    ['without a project', { firebaseProject: '' }],
    ['with an address that is none', { firebaseAddress: 'javascript:1' }],
  ] as const)('is refused %s', async (_title, setting) => {
    sandbox.setRelease(verifiedBy(setting));
    expect(await send()).toMatchObject({ status: 403, body: { errorCode: 'firebase.off' } });
  });
});

describe('an id token', () => {
  it('tells the number it proves, as often as it is asked', async () => {
    const token = await firebase.token();
    expect((await verify(token)).body.value).toEqual({ mobileNum: '84912345678' });
    expect((await verify(token)).status).toBe(200);
  });

  const unsigned = async () =>
    `${Buffer.from('{"alg":"none","kid":"published"}').toString('base64url')}.${(await firebase.token()).split('.')[1]}.`;

  it.each<[string, () => string | Promise<string>]>([
    ['of another project', () => firebase.token({ audience: 'another' })],
    ['of another issuer', () => firebase.token({ issuer: 'https://securetoken.google.com/another' })],
    ['that has expired', () => firebase.token({ issuedAt: new Date(START.getTime() - 3_600_001) })],
    ['signed by another key', () => firebase.token({ foreign: true })],
    ['without a number', () => firebase.token({ phone: '' })],
    ['that is not signed, as the emulator’s', unsigned],
    [
      'signed with the public key as a password',
      () =>
        new SignJWT({ phone_number: '+84912345678' })
          .setProtectedHeader({ alg: 'HS256', kid: 'published' })
          .sign(new TextEncoder().encode('a public key that everybody may read')),
    ],
    ['that is none', () => 'not.a.token'],
  ])('%s is refused', async (_title, token) => {
    expect(await verify(await token())).toMatchObject({ status: 403, body: { errorCode: 'firebase.token' } });
  });

  it('is refused while messages are sent', async () => {
    sandbox.setRelease(verifiedBy({ phone: 'sms' }));
    expect((await verify(await firebase.token())).body.errorCode).toBe('firebase.off');
  });
});

describe('a token as proof', () => {
  const number = { mobileNum: '910000001', countryDialingCode: '84' };
  const form = { ...person, ...number, verificationCode: '1234' };
  const register = (fields: object) => sandbox.call('PUT', '/wps/member/register/mobile', { json: { ...form, ...fields } });
  const byMobile = () => ({ ...verifiedBy({}), switches: { MOBILENUMREG3: '1', REGMOBVERF3: '1' } });

  it('registers its own number, and no other', async () => {
    sandbox.setRelease(byMobile());
    const firebaseIdToken = await firebase.token({ phone: '+84910000001' });
    expect((await register({ firebaseIdToken, mobileNum: '910000002' })).body.errorCode).toBe('firebase.number');
    expect((await register({ firebaseIdToken, mobileNum: '0910000001' })).body).toMatchObject({ success: true });
  });

  it('serves once', async () => {
    sandbox.setRelease(byMobile());
    const firebaseIdToken = await firebase.token({ phone: '+84910000003' });
    const once = await register({ firebaseIdToken, mobileNum: '910000003' });
    expect(once.body.success).toBe(true);
    await sandbox.db.query(`delete from accounts where username like '%910000003'`);
    expect((await register({ firebaseIdToken, mobileNum: '910000003' })).body).toMatchObject({
      errorCode: 'fields.invalid',
      value: { fields: { verificationCode: {} } },
    });
  });

  it('is asked for where a code of ours would not do', async () => {
    sandbox.setRelease(byMobile());
    expect((await register({})).body).toMatchObject({ errorCode: 'fields.invalid' });
  });

  it('waits while the keys cannot be had', async () => {
    const away = createFirebaseTokens({ clock: () => START, keys: `${firebase.address}/v1/nothing` });
    const site = { revision: 1, full: resolveSite(verifiedBy({})).full };
    await expect(away.read({ site }, await firebase.token())).rejects.toMatchObject({ errorCode: 'platform.unreachable' });
  });
});
