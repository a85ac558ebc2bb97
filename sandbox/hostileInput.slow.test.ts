import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  changePasswordBodySchema,
  recoverBodySchema,
  resetBodySchema,
  setPasswordPayloadSchema,
  smsBodySchema,
} from '#schemas/declare/platform/access.schema.ts';
import { readMarkBodySchema } from '#schemas/declare/platform/announcements.schema.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { calls } from '#schemas/generated/calls.js';
import {
  emailBodySchema,
  headIconBodySchema,
  nicknameBodySchema,
  payeeNameBodySchema,
} from '#schemas/declare/platform/profile.schema.ts';
import {
  loginBodySchema,
  loginPayloadSchema,
  registerPayloadSchema,
  trialBodySchema,
} from '#schemas/declare/platform/session.schema.ts';
import { favouriteBodySchema, launchBodySchema, recentBodySchema } from '#schemas/declare/platform/play.schema.ts';
import { feedbackBodySchema } from '#schemas/declare/platform/feedback.schema.ts';
import { inboxDeleteBodySchema, inboxMarkBodySchema } from '#schemas/declare/platform/messages.schema.ts';
import { registerFields } from '#schemas/declare/register/registerSettings.schema.ts';
import { encryptLogin, encryptNewPassword, loginAs, sendLogin, sendNewPassword, tryLogin } from './testing/encryptLogin.ts';
import { type Answered, type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { person } from './testing/person.ts';

const SCRIPT = '"><script>alert(1)</script>';

/** A form with every text field, and no rules that would keep a script out. */
const fields = Object.fromEntries(
  registerFields
    .filter((name) => !['captcha', 'verificationCode', 'affiliateCode', 'birthday'].includes(name))
    .map((name) => [name, { enabled: true, required: false, rules: [] }]),
);

let sandbox: TestSandbox;
let authorization: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  sandbox.setRelease(
    release({
      switches: { MOBILECODELOGIN3: '1', PSWPHONE3: '1', REGMOBVERF3: '1', MOBILENUMREG3: '1' },
      registerSettings: { fields },
    }),
  );
  authorization = await loginAs(sandbox, 'demoagent');
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.db.query('delete from counters'));

const hostile = { ...person, username: 'hostile1' };

/** An answer that no browser can take for a page. */
function expectData({ headers }: Answered): void {
  expect(headers.get('content-type')).toMatch(/^application\/json/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
}

interface Body {
  readonly schema: { readonly properties: object };
  /** A body that fits. */
  readonly good: Readonly<Record<string, unknown>>;
}

const number = { mobileNum: '7700900002', countryDialingCode: '44' };
const plainBodies: Partial<Record<CallName, Body>> = {
  login: { schema: loginBodySchema, good: { data: 'x.y.z' } },
  freeplay: { schema: trialBodySchema, good: { moduleId: 'RNG' } },
  registerByUsername: { schema: registerPayloadSchema, good: hostile },
  registerByMobile: { schema: registerPayloadSchema, good: { ...hostile, ...number } },
  smsForRegister: { schema: smsBodySchema, good: number },
  smsWithoutLogin: { schema: smsBodySchema, good: number },
  recoverByEmail: { schema: recoverBodySchema, good: { username: 'demomember', email: 'mia@players.example' } },
  resetByEmail: { schema: resetBodySchema, good: { token: 'x'.repeat(43), newPassword: 'livery-demo-2' } },
  setPasswordByPhone: { schema: loginBodySchema, good: { data: 'x.y.z' } },
  announcementRead: { schema: readMarkBodySchema, good: { announcementId: 1201 } },
  inboxMark: { schema: inboxMarkBodySchema, good: { ids: [1] } },
  inboxDelete: { schema: inboxDeleteBodySchema, good: { ids: [1] } },
  feedback: { schema: feedbackBodySchema, good: { content: 'Hello', sender: 'demoagent', type: 1, captcha: '1234' } },
  favouriteAdd: { schema: favouriteBodySchema, good: { nodeId: 10_001 } },
  favouriteRemove: { schema: favouriteBodySchema, good: { nodeId: 10_001 } },
  recentAdd: { schema: recentBodySchema, good: { nodeId: 10_001 } },
  launch: { schema: launchBodySchema, good: { vassalage: 'NOVR' } },
  launchByRelay: { schema: launchBodySchema, good: { vassalage: 'NOVR' } },
  setHeadIcon: { schema: headIconBodySchema, good: { icon: 'fox' } },
  setEmail: { schema: emailBodySchema, good: { email: 'aran@players.example', password: 'livery-demo-1' } },
  setPayeeName: { schema: payeeNameBodySchema, good: { payeeName: 'Aran Ito' } },
  setNickname: { schema: nicknameBodySchema, good: { nickname: 'Aran' } },
  changePassword: {
    schema: changePasswordBodySchema,
    good: { oldPassword: 'a', newPassword: 'livery-demo-2', confirmNewPassword: 'livery-demo-2' },
  },
};
// The keys of a literal: Object.keys only says string.
const names = Object.keys(plainBodies) as CallName[];

const hostileValues: readonly [title: string, value: unknown][] = [
  ['a list', ['a']],
  ['an object', { $ne: null }],
  ['null', null],
  ['a number beyond measure', 1e308],
  ['a text of 60 kB', 'x'.repeat(60_000)],
];

const send = (name: CallName, json: unknown) =>
  sandbox.call(calls[name].method, calls[name].path, {
    json,
    headers: { encryption: 'jwe', version: '2', ...('session' in calls[name] ? { authorization } : {}) },
  });

describe.each(names)('%s', (name) => {
  const { schema, good } = plainBodies[name] ?? { schema: { properties: {} }, good: {} };
  const properties = Object.keys(schema.properties);

  it.each(hostileValues)('refuses %s in every field', async (_title, value) => {
    for (const property of properties) {
      const answer = await send(name, { ...good, [property]: value });
      expect([property, answer.status, answer.body.errorCode]).toEqual([property, 422, 'body.invalid']);
      expectData(answer);
      await sandbox.db.query('delete from counters');
    }
  });

  it.each(['customerType', 'balance', 'accountId', 'isAdmin', 'passwordHash'])('takes no %s along', async (surplus) => {
    const answer = await send(name, { ...good, [surplus]: 1 });
    expect([answer.status, answer.body.errorCode]).toEqual([422, 'body.invalid']);
  });

  it('answers a script in any text field with data', async () => {
    for (const property of properties) {
      const answer = await send(name, { ...good, [property]: SCRIPT });
      expect(answer.status).toBeLessThan(500);
      expectData(answer);
      await sandbox.db.query('delete from counters');
    }
  });
});

describe('encrypted payloads', () => {
  const login = async (change: object) => sendLogin(sandbox, await encryptLogin(sandbox, { ...change }));
  const setPassword = async (change: object) =>
    sendNewPassword(sandbox, await encryptNewPassword(sandbox, { verificationCode: '000000', ...change }));

  it.each([
    ['login', login, Object.keys(loginPayloadSchema.properties)],
    ['a new password by phone', setPassword, Object.keys(setPasswordPayloadSchema.properties)],
  ] as const)('of %s refuse wrong types and surplus fields', async (_title, sendEncrypted, properties) => {
    for (const property of [...properties, 'customerType']) {
      const { status, body } = await sendEncrypted({ [property]: { $ne: null } });
      expect([property, status, body.errorCode]).toEqual([property, 422, 'login.payload']);
      await sandbox.db.query('delete from counters');
    }
  });
});

describe('what a player wrote into a registration', () => {
  it('comes back as data, and makes no agent and no money', async () => {
    const texts = Object.fromEntries(
      ['nickname', 'payeeName', 'email', 'facebook', 'wechat', 'recommenderId'].map((name) => [name, SCRIPT]),
    );
    expect((await send('registerByUsername', { ...hostile, ...texts, username: 'scripted1' })).status).toBe(200);
    const entered = await tryLogin(sandbox, { username: 'scripted1', password: 'secret-1' });
    expect(entered.body.value).toMatchObject({ type: 0 });
    const token = (entered.body.value as { token: string }).token; // the shape is the contract test's
    const info = await sandbox.call('GET', '/wps/member/info', { headers: { authorization: token } });
    expect(info.body.value).toMatchObject({ nickname: SCRIPT, type: 0 });
    expectData(info);
    const wallet = await sandbox.call('GET', '/wps/wallets/gcs', { headers: { authorization: token } });
    expect(wallet.body.value).toEqual({ sumBalance: 0 });
  });
});

describe('a script in an address', () => {
  const coded = encodeURIComponent(SCRIPT);
  it.each([
    `/wps/${coded}`,
    `/wps/check/username?username=${coded}`,
    `/wps/agent/affiliate?affiliateCode=${coded}`,
    `/wps/verification?mobileNum=${coded}&verificationCode=1`,
    `/wps/relay/GCSGAME_gameList?gameName=${coded}&pageNo=${coded}`,
    `/wps/system/templates?${coded}=1&${coded}=2`,
  ])('%s is answered with data', async (path) => {
    expectData(await sandbox.call('GET', path));
  });
});
