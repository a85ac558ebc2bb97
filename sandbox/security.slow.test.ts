import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/store/database/Database.ts';
import { askFor, codeFor, newestMessage } from './testing/askForCode.ts';
import { openSandboxDatabase } from './testing/openSandboxDatabase.ts';
import {
  DEMO_MOBILE,
  encryptLogin,
  encryptNewPassword,
  loginAs,
  sendLogin,
  sendNewPassword,
  tryLogin,
} from './testing/encryptLogin.ts';
import { type Answered, MERCHANT, type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';
import { seedDemoAccounts } from './access/seedDemoAccounts.ts';
import { defaultLimits } from './calls/limits.ts';

const NOBODY = { countryDialingCode: '44', mobileNum: '7700900999' };
const MAIL = 'mia@players.example';

/** Every statement in order, without its values. */
const statements: string[] = [];
async function openWatched(): Promise<Database> {
  const db = await openSandboxDatabase();
  const query: Database['query'] = (sql, values) => {
    statements.push(sql);
    return db.query(sql, values);
  };
  return { ...db, query };
}

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(openWatched);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.setRelease(release({ switches: { MOBILECODELOGIN3: '1', PSWPHONE3: '1', REGMOBVERF3: '1' } }));
  sandbox.setLimits(defaultLimits);
  await sandbox.settle();
  for (const table of ['counters', 'verification_codes', 'inbox', 'accounts']) await sandbox.db.query(`delete from ${table}`);
  await seedDemoAccounts(sandbox.db, [MERCHANT], sandbox.now());
});

const byCode = (password: string, number: { countryDialingCode: string; mobileNum: string } = DEMO_MOBILE) =>
  tryLogin(sandbox, { type: 'sms', username: number.mobileNum, countryDialingCode: number.countryDialingCode, password });
const setByPhone = async (payload: object) => sendNewPassword(sandbox, await encryptNewPassword(sandbox, { ...payload }));
const recover = (json: object) => sandbox.call('POST', '/wps/member/password/email', { json });
const statusOf = ({ status }: Answered) => status;

describe('brute force', () => {
  it('of a password ends in a lock, whatever address the attacker claims', async () => {
    sandbox.setLimits({ failuresBeforeCaptcha: 1000 });
    for (let guess = 0; guess < 10; guess += 1) {
      const data = await encryptLogin(sandbox, { password: `guess-${guess}` });
      const headers = { encryption: 'jwe', 'x-forwarded-for': `203.0.113.${guess}` };
      expect((await sandbox.call('POST', '/wps/session/login', { json: { data }, headers })).status).toBe(401);
    }
    expect((await tryLogin(sandbox)).body.errorCode).toBe('login.locked');
  });

  it('of a password is counted guess by guess when many come at once: for the captcha, and for the lock', async () => {
    const tryMany = async () => {
      const sealed = await Promise.all(
        Array.from({ length: 20 }, (_, guess) => encryptLogin(sandbox, { password: `guess-${guess}` })),
      );
      const answers = await Promise.all(sealed.map((data) => sendLogin(sandbox, data)));
      return answers.filter(({ body }) => body.errorCode === 'login.wrong').length;
    };
    expect(await tryMany()).toBe(3);
    expect((await tryLogin(sandbox)).body.errorCode).toBe('captcha.required');
    sandbox.setLimits({ failuresBeforeCaptcha: 1000 });
    expect(await tryMany()).toBe(10 - 3);
    expect((await tryLogin(sandbox)).body.errorCode).toBe('login.locked');
  });

  it('over many names ends at the limit of the address', async () => {
    sandbox.setLimits({ loginsPerIp: { count: 5, windowMs: 60_000 } });
    const answers = [];
    for (let guess = 0; guess < 7; guess += 1) answers.push(await tryLogin(sandbox, { username: `name${guess}` }));
    expect(answers.map(statusOf)).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('of a code ends after five guesses, even when thirty come at once', async () => {
    const code = await codeFor(sandbox);
    const guesses = Array.from({ length: 30 }, (_, index) => String((Number(code) + 1 + index) % 1_000_000).padStart(6, '0'));
    const { countryDialingCode, mobileNum } = DEMO_MOBILE;
    const check = (guess: string) =>
      sandbox.call(
        'GET',
        `/wps/verification?countryDialingCode=${countryDialingCode}&mobileNum=${mobileNum}&verificationCode=${guess}`,
      );
    const answers = await Promise.all(guesses.map(check));
    expect(answers.every(({ body }) => JSON.stringify(body.value) === '{"valid":false}')).toBe(true);
    expect((await check(code)).body.value).toEqual({ valid: false });
    expect((await byCode(code)).body.errorCode).toBe('code.wrong');
    expect((await setByPhone({ verificationCode: code })).body.errorCode).toBe('code.wrong');
  });

  it('of a recovery link meets the limit', async () => {
    sandbox.setLimits({ passwordChangesPerIp: { count: 3, windowMs: 60_000 } });
    const answers = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const json = { token: `guess-${guess}-guess-guess`, newPassword: 'livery-demo-2' };
      answers.push(await sandbox.call('POST', '/wps/member/password/email/reset', { json }));
    }
    expect(answers.map(statusOf)).toEqual([403, 403, 403, 429, 429]);
  });
});

describe('replay', () => {
  it('of a login or of a new password is refused, also when both arrive at once', async () => {
    const recorded = await encryptLogin(sandbox, {});
    const logins = await Promise.all([sendLogin(sandbox, recorded), sendLogin(sandbox, recorded)]);
    expect(logins.map(statusOf).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const sealed = await encryptNewPassword(sandbox, { verificationCode: await codeFor(sandbox) });
    expect((await sendNewPassword(sandbox, sealed)).status).toBe(200);
    expect((await sendNewPassword(sandbox, sealed)).body.errorCode).toBe('login.replayed');
  });

  it('of one kind of body as another is refused', async () => {
    expect((await sendNewPassword(sandbox, await encryptLogin(sandbox, {}))).body.errorCode).toBe('login.payload');
    expect((await sendLogin(sandbox, await encryptNewPassword(sandbox, {}))).body.errorCode).toBe('login.payload');
  });

  it('of a code is refused, also when both arrive at once and for another use', async () => {
    const code = await codeFor(sandbox);
    const answers = await Promise.all([byCode(code), byCode(code), setByPhone({ verificationCode: code })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

/** What one request took, as far as a clock could see it. */
async function workOf(ask: () => Promise<Answered>) {
  const [hashesBefore, from] = [sandbox.hashes(), statements.length];
  const { status, body } = await ask();
  return { status, body, hashes: sandbox.hashes() - hashesBefore, statements: statements.slice(from) };
}

describe('enumeration: whether an account exists is told neither by the answer nor by the work behind it', () => {
  const pairs: [title: string, known: () => Promise<Answered>, unknown: () => Promise<Answered>, hashes: number][] = [
    ['login', () => tryLogin(sandbox, { password: 'x' }), () => tryLogin(sandbox, { username: 'nobody', password: 'x' }), 1],
    ['login by a code that was asked for', () => byCode('000000'), () => byCode('000000', NOBODY), 1],
    ['a code for login', () => askFor(sandbox), () => askFor(sandbox, NOBODY), 1],
    ['a code for registration', () => askFor(sandbox, DEMO_MOBILE, 'register'), () => askFor(sandbox, NOBODY, 'register'), 1],
    ['recovery', () => recover({ username: 'demomember', email: MAIL }), () => recover({ username: 'nobody', email: MAIL }), 0],
    [
      'recovery with another address',
      () => recover({ username: 'demomember', email: MAIL }),
      () => recover({ username: 'demomember', email: 'eve@elsewhere.example' }),
      0,
    ],
    [
      'a new password by phone',
      () => setByPhone({ verificationCode: '000000' }),
      () => setByPhone({ ...NOBODY, verificationCode: '000000' }),
      1,
    ],
  ];

  it.each(pairs)('%s', async (title, known, unknown, hashes) => {
    await tryLogin(sandbox); // the key and the decoy are made once
    if (title.includes('was asked for')) await Promise.all([askFor(sandbox), askFor(sandbox, NOBODY)]);
    const ours = await workOf(known);
    const theirs = await workOf(unknown);
    expect(theirs).toEqual(ours);
    expect(ours.hashes).toBe(hashes);
    expect(ours.statements.length).toBeGreaterThan(0);
  });

  it('sends a code to nobody who has no account', async () => {
    await askFor(sandbox, NOBODY);
    const { answer, message } = (await newestMessage(sandbox, '+447700900999')) ?? {};
    expect([answer, message]).toEqual(['', expect.stringContaining('no account')]);
  });
});

describe('sessions', () => {
  it('end after the days of the merchant, however often they are used', async () => {
    const plain = release();
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { login: { sessionDays: 1 } } } });
    const authorization = await loginAs(sandbox, 'demomember');
    const ask = async () => (await sandbox.call('GET', '/wps/member/info', { headers: { authorization } })).status;
    const seen = [];
    for (let hour = 0; hour <= 24; hour += 8) {
      seen.push(await ask());
      sandbox.wait(8 * 60 * 60_000);
    }
    expect(seen).toEqual([200, 200, 200, 401]);
  });

  it('cannot be fixed: a login makes its own token, whatever came along', async () => {
    const planted = await loginAs(sandbox, 'demoagent');
    const data = await encryptLogin(sandbox, {});
    const headers = { encryption: 'jwe', authorization: planted, cookie: `token=${planted}` };
    const { body } = await sandbox.call('POST', '/wps/session/login', { json: { data }, headers });
    const session = readAnswer('login', body.value);
    expect(session).toMatchObject({ ok: true, value: { userName: 'demomember' } });
    expect(session.ok && session.value.token).not.toBe(planted);
    const member = await sandbox.call('GET', '/wps/member/info', { headers: { authorization: planted } });
    expect(member.body.value).toMatchObject({ account: 'demoagent' });
  });

  it('end for good, belong to one merchant, and are kept as hashes', async () => {
    const authorization = await loginAs(sandbox, 'demomember');
    const info = (headers: object) => sandbox.call('GET', '/wps/member/info', { headers: { authorization, ...headers } });
    expect((await info({ merchant: 'harbour' })).status).toBe(401);
    expect(JSON.stringify(await sandbox.db.query('select * from account_sessions'))).not.toContain(authorization);
    await sandbox.call('DELETE', '/wps/session/logout', { headers: { authorization } });
    expect((await info({})).status).toBe(401);
  });
});

describe('a forged host', () => {
  it('does not decide where a recovery link leads', async () => {
    const body = JSON.stringify({ username: 'demomember', email: MAIL });
    const headers = { host: 'lantern.evil.example:8443', 'x-forwarded-host': 'evil.example', 'content-type': 'application/json' };
    const status = await new Promise((resolve, reject) => {
      // fetch does not let a test choose the host
      request(`${sandbox.url}/wps/member/password/email`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end(body);
    });
    expect(status).toBe(200);
    const link = (await newestMessage(sandbox, MAIL))?.answer ?? '';
    expect(link).toMatch(/^http:\/\/lantern\.localhost:8443\/m\/forget\?token=/);
  });
});
