import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askFor, codeFor, newestMessage } from '../testing/askForCode.ts';
import { DEMO_MOBILE, tryLogin } from '../testing/encryptLogin.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { defaultLimits } from '../calls/limits.ts';
import { slowPasswords } from '../credentials/passwords.ts';

const on = { MOBILECODELOGIN3: '1', REGMOBVERF3: '1' };
const MINUTE_MS = 60_000;
const OWNER = '+447700900002';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, { passwords: slowPasswords });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  sandbox.setRelease(release({ switches: on }));
  sandbox.setLimits(defaultLimits);
  await sandbox.settle();
  await sandbox.db.query('delete from counters');
  await sandbox.db.query('delete from verification_codes');
  await sandbox.db.query('delete from inbox');
});

const check = (code: string, more = '') =>
  sandbox.call(
    'GET',
    `/wps/verification?countryDialingCode=44&mobileNum=${DEMO_MOBILE.mobileNum}&verificationCode=${code}${more}`,
  );
const login = (password: string, more: object = {}) =>
  tryLogin(sandbox, { type: 'sms', username: DEMO_MOBILE.mobileNum, countryDialingCode: '44', password, ...more });
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code for a phone', () => {
  it('comes as a message bound to the site, and is kept as a slow hash only', async () => {
    const { body } = await askFor(sandbox);
    expect(body.value).toEqual({ expirationTime: sandbox.now().getTime() + MINUTE_MS });
    const sent = await newestMessage(sandbox, OWNER);
    expect(sent?.message).toMatch(
      /^Lantern: your verification code is \d{6}\..* 5 minutes[\s\S]*\n\n@lantern\.localhost #\d{6}$/,
    );
    const [stored] = await sandbox.db.query('select * from verification_codes');
    expect(JSON.stringify(stored)).not.toContain(sent?.answer);
    expect(stored).toMatchObject({ code_hash: expect.stringMatching(/^\$argon2id\$/) });
  });

  it('speaks the player’s language where the merchant offers it', async () => {
    const ask = (language: string, mobileNum: string) =>
      sandbox.call('POST', '/wps/verification/sms/register', {
        json: { countryDialingCode: '84', mobileNum },
        headers: { cookie: `language=${language}` },
      });
    await ask('VN', '912345601');
    expect((await newestMessage(sandbox, '+84912345601'))?.message).toContain('mã xác minh của bạn');
    await ask('TH', '912345602');
    expect((await newestMessage(sandbox, '+84912345602'))?.message).toContain('your verification code');
  });

  it('can be asked for again when the stated time is over, and all of them hold until one is used', async () => {
    const first = await codeFor(sandbox);
    const soon = await askFor(sandbox);
    expect([soon.status, soon.body.errorCode, soon.headers.get('retry-after')]).toEqual([429, 'rate.limited', '60']);
    sandbox.wait(MINUTE_MS);
    const second = await codeFor(sandbox);
    expect((await check(second)).body.value).toEqual({ valid: true });
    expect((await check(first)).body.value).toEqual({ valid: true });
    expect((await login(first)).status).toBe(200);
    expect((await login(second)).body.errorCode).toBe('code.wrong');
  });

  it('is one code when it is asked for twice at once', async () => {
    const answers = await Promise.all([askFor(sandbox), askFor(sandbox)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429]);
  });

  it('demands a captcha after three for one number', async () => {
    for (let count = 0; count < 3; count += 1) {
      expect((await askFor(sandbox)).status).toBe(200);
      sandbox.wait(MINUTE_MS);
    }
    expect((await askFor(sandbox)).body).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    const solved = await solveCaptcha(sandbox);
    const wrong = await askFor(sandbox, { ...DEMO_MOBILE, ...solved, captcha: '99999' });
    expect(wrong.body).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
    expect((await askFor(sandbox, { ...DEMO_MOBILE, ...(await solveCaptcha(sandbox)) })).status).toBe(200);
  });

  it('demands a captcha from an address that asks for many numbers, and limits it', async () => {
    sandbox.setLimits({ codesBeforeCaptcha: { perNumber: 9, perIp: 1 }, codesPerIp: { count: 2, windowMs: MINUTE_MS } });
    const ask = (mobileNum: string) => askFor(sandbox, { ...DEMO_MOBILE, mobileNum });
    expect((await ask('7700900011')).status).toBe(200);
    expect((await ask('7700900012')).body.errorCode).toBe('captcha.required');
    expect((await ask('7700900013')).body.errorCode).toBe('rate.limited');
  });

  it.each([
    ['a premium-rate number', '44', '9012345678', 'rule.phoneKind'],
    ['a landline', '44', '2079460958', 'rule.phoneKind'],
    ['a personal number whose callers pay more', '44', '7012345678', 'rule.phoneKind'],
    ['a satellite phone', '881', '612345678', 'rule.phoneCountry'],
    ['a network of no country', '882', '1612345678', 'rule.phoneCountry'],
    ['a number that no country has given out', '971', '41234567', 'rule.phoneKind'],
    ['a country that shares a code with another', '1', '8765551234', 'rule.phoneCountry'],
  ])('is not sent to %s', async (_what, countryDialingCode, mobileNum, message) => {
    const { body } = await askFor(sandbox, { countryDialingCode, mobileNum });
    expect(body).toMatchObject({ errorCode: 'fields.invalid', value: { fields: { mobileNum: { message } } } });
  });

  it('is sent to the countries that the merchant has chosen only', async () => {
    const plain = release({ switches: on });
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { verification: { countries: ['VN'] } } } });
    expect((await askFor(sandbox, { countryDialingCode: '84', mobileNum: '912345678' })).status).toBe(200);
    expect((await askFor(sandbox)).body).toMatchObject({ value: { fields: { mobileNum: { message: 'rule.phoneCountry' } } } });
    const { body } = await sandbox.call('GET', '/wps/system/country');
    expect(body.value).toEqual([{ code: 'VN', name: 'Vietnam', dialingCode: '84' }]);
  });

  it.each(['codesPerPrefix', 'codesPerMerchant'] as const)('is limited by %s', async (limit) => {
    sandbox.setLimits({ [limit]: { count: 1, windowMs: 60 * MINUTE_MS } });
    const ask = (mobileNum: string) => askFor(sandbox, { ...DEMO_MOBILE, mobileNum });
    expect((await ask('7700900011')).status).toBe(200);
    expect((await ask('7700900012')).body.errorCode).toBe('rate.limited');
  });

  it('is limited per number', async () => {
    sandbox.setLimits({ codesPerNumber: { count: 1, windowMs: 60 * MINUTE_MS } });
    await askFor(sandbox);
    sandbox.wait(MINUTE_MS);
    expect((await askFor(sandbox)).body.errorCode).toBe('rate.limited');
  });

  it.each([
    ['for login', 'noLogin', { REGMOBVERF3: '1' }],
    ['for registration', 'register', { MOBILECODELOGIN3: '1' }],
  ])('is not made %s while nothing would take it', async (_title, purpose, switches) => {
    sandbox.setRelease(release({ switches }));
    expect((await askFor(sandbox, DEMO_MOBILE, purpose)).body.errorCode).toBe('code.off');
  });

  it('is not made for a number that the register form refuses', async () => {
    const plain = release({ switches: on });
    const rules = [{ rule: 'minLength', value: 9 }] as const;
    const fields = { ...plain.registerSettings?.fields, mobileNum: { enabled: true, required: true, rules } };
    sandbox.setRelease({ ...plain, registerSettings: { fields } });
    const { body } = await askFor(sandbox, { ...DEMO_MOBILE, mobileNum: '12345' }, 'register');
    expect(body).toMatchObject({
      errorCode: 'fields.invalid',
      value: { fields: { mobileNum: { message: 'rule.minLength', params: { value: 9 } } } },
    });
  });
});

describe('checking a code', () => {
  it('does not use it up, and needs its purpose', async () => {
    const code = await codeFor(sandbox);
    for (let count = 0; count < 7; count += 1) expect((await check(code)).body.value).toEqual({ valid: true });
    expect((await check(code, '&purpose=register')).body.value).toEqual({ valid: false });
  });

  it.each(['purpose=admin', 'verificationCode=', 'mobileNum=x'])('refuses %s', async (query) => {
    const { body } = await sandbox.call('GET', `/wps/verification?${query}`);
    expect(body.errorCode).toBe('query.invalid');
  });
});

describe('login by code', () => {
  it('lets the owner of the number in, once for each code', async () => {
    const code = await codeFor(sandbox);
    expect((await login(code)).body.value).toMatchObject({ userName: 'demomember', type: 0 });
    expect((await login(code)).body.errorCode).toBe('code.wrong');
  });

  it('takes the dialling code of the merchant’s home where none is sent', async () => {
    const code = await codeFor(sandbox);
    expect((await login(code, { countryDialingCode: undefined, username: `0${DEMO_MOBILE.mobileNum}` })).status).toBe(200);
  });

  it('is refused while its switch is off', async () => {
    const code = await codeFor(sandbox);
    sandbox.setRelease(release());
    expect((await login(code)).body.errorCode).toBe('login.type');
  });

  it('takes no code after five minutes', async () => {
    const code = await codeFor(sandbox);
    sandbox.wait(5 * MINUTE_MS);
    expect((await login(code)).body.errorCode).toBe('code.wrong');
  });

  it('takes a code for as long as the merchant says', async () => {
    const plain = release({ switches: on });
    const verification = { codeSeconds: 90 };
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour: { ...plain.template.behaviour, verification } } });
    const code = await codeFor(sandbox);
    sandbox.wait(89_000);
    expect((await check(code)).body.value).toEqual({ valid: true });
    sandbox.wait(1_000);
    expect((await login(code)).body.errorCode).toBe('code.wrong');
  });

  it('takes not even the right code after five wrong ones, and asks for a captcha meanwhile', async () => {
    sandbox.setLimits({ failuresBeforeCaptcha: 5 });
    const code = await codeFor(sandbox);
    const answers = [];
    for (let count = 0; count < 5; count += 1) answers.push((await login(wrongOf(code))).body.value);
    expect(answers.at(-1)).toEqual({ captcha: true });
    expect((await login(code, await solveCaptcha(sandbox))).body.errorCode).toBe('code.wrong');
  });

  it('works for its owner while another address guesses and asks for other codes', async () => {
    const code = await codeFor(sandbox);
    sandbox.comeFrom('203.0.113.9');
    for (let count = 0; count < 8; count += 1) await check(wrongOf(code));
    sandbox.wait(MINUTE_MS);
    await askFor(sandbox);
    sandbox.comeFrom();
    expect((await login(code)).body.value).toMatchObject({ userName: 'demomember' });
  });

  it('is guessed at by one address no more often than by its own limit, whatever it sends', async () => {
    sandbox.setLimits({
      codeGuessesPerIp: { count: 2, windowMs: 60 * MINUTE_MS },
      codeGuessesPerNumber: { count: 4, windowMs: 60 * MINUTE_MS },
    });
    const code = await codeFor(sandbox);
    sandbox.comeFrom('192.0.2.66');
    for (let guess = 0; guess < 6; guess += 1) await check(wrongOf(code));
    sandbox.comeFrom('192.0.2.1');
    const valid = (await check(code)).body.value;
    sandbox.comeFrom();
    expect(valid).toEqual({ valid: true });
  });

  it('ends for everybody when too many guess at one number', async () => {
    sandbox.setLimits({ codeGuessesPerNumber: { count: 3, windowMs: 60 * MINUTE_MS } });
    const code = await codeFor(sandbox);
    for (const host of [1, 2, 3]) {
      sandbox.comeFrom(`203.0.113.${host}`);
      await check(wrongOf(code));
    }
    sandbox.comeFrom();
    expect((await check(code)).body.value).toEqual({ valid: false });
  });

  it('refuses a number that is none', async () => {
    expect((await login('123456', { username: 'demomember' })).body.errorCode).toBe('login.payload');
  });
});
