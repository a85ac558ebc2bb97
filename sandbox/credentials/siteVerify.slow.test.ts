import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CaptchaProvider, captchaProviders } from '#schemas/declare/names/behaviourWords.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { tryLogin } from '../testing/encryptLogin.ts';
import { person } from '../testing/person.ts';
import { SECRET_KEY, SITE_KEY, type StandInSiteVerify, allTroubles, startSiteVerify } from '../testing/startSiteVerify.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { logMissingKeys } from './captchaKeys.ts';

let provider: StandInSiteVerify;
let sandbox: TestSandbox;
const logged = vi.fn<(fields: object, message: string) => void>();
beforeAll(async () => {
  provider = await startSiteVerify();
  sandbox = await startTestSandbox(undefined, {
    merchantSecrets: { [MERCHANT]: { turnstile: SECRET_KEY, hcaptcha: SECRET_KEY }, harbour: { hcaptcha: 'another' } },
    verifiers: provider.verifiers,
    log: { error: logged },
  });
});
afterAll(() => Promise.all([sandbox.close(), provider.close()]));
beforeEach(async () => {
  await sandbox.db.query('delete from counters');
  sandbox.setLimits({ failuresBeforeCaptcha: 0, failuresBeforeLock: { count: 100, windowMs: 60_000 } });
});
afterEach(() => {
  provider.have(undefined);
  logged.mockReset();
});

const { template } = release();
const withCaptcha = (kind: CaptchaProvider, siteKey = SITE_KEY) =>
  release({ template: { ...template, behaviour: { ...template.behaviour, captcha: { kind, siteKey } } } });

const login = async (captcha?: string) =>
  (await tryLogin(sandbox, captcha === undefined ? {} : { captcha, captchaId: 'any' })).body;
const logs = () => JSON.stringify(logged.mock.calls);

describe.each(captchaProviders)('a token of %s', (kind) => {
  beforeEach(() => sandbox.setRelease(withCaptcha(kind)));

  it('is asked for with the provider and the site key, and is accepted', async () => {
    const { body } = await sandbox.call('GET', '/wps/captcha');
    expect(body.value).toMatchObject({ provider: kind, siteKey: SITE_KEY });
    expect(await login()).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    expect(await login(provider.token())).toMatchObject({ success: true });
  });

  it('serves once', async () => {
    const token = provider.token();
    expect(await login(token)).toMatchObject({ success: true });
    expect(await login(token)).toMatchObject({ errorCode: 'captcha.wrong' });
  });

  it('that nobody has made is refused, and nothing is logged of it', async () => {
    expect(await login('made up')).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
    expect(logged).not.toHaveBeenCalled();
  });

  it('of another host is refused, and the log says so', async () => {
    expect(await login(provider.token('elsewhere.example'))).toMatchObject({ errorCode: 'captcha.wrong' });
    expect(logs()).toContain('elsewhere.example');
  });

  it('of a host of the merchant’s own is accepted', async () => {
    sandbox.setRelease(withCaptcha(kind), 'www.lantern.example');
    expect(await login(provider.token('www.lantern.example'))).toMatchObject({ success: true });
  });

  it('is shown to the provider, and nothing of the player', async () => {
    const token = provider.token();
    await login(token);
    const siteKey = kind === 'hcaptcha' ? { sitekey: SITE_KEY } : {};
    expect(provider.asked.at(-1)).toEqual({ secret: SECRET_KEY, response: token, ...siteKey });
  });

  it.each(allTroubles)('is never let through while the provider %s: the player is told to try again', async (trouble) => {
    provider.have(trouble);
    const { status, body } = await tryLogin(sandbox, { captcha: provider.token(), captchaId: 'any' });
    expect([status, body.errorCode]).toEqual([503, 'captcha.unavailable']);
    expect(logs()).toContain('a captcha cannot be checked');
    expect(logs()).not.toContain(SECRET_KEY);
  });

  it('that could not be checked costs no try of the password', async () => {
    sandbox.setLimits({ failuresBeforeLock: { count: 2, windowMs: 60_000 } });
    provider.have('is down');
    for (let time = 0; time < 4; time += 1) await login(provider.token());
    provider.have(undefined);
    expect(await login(provider.token())).toMatchObject({ success: true });
  });

  it('is what a registration brings along, whatever the rules for typed digits are', async () => {
    const captcha = { enabled: true, required: true, rules: [{ rule: 'maxLength', value: 6 } as const] };
    sandbox.setRelease({ ...withCaptcha(kind), registerSettings: { fields: { captcha } } });
    const register = (json: object) =>
      sandbox.call('PUT', '/wps/member/register', { json: { ...person, username: `by${kind}`, ...json } });
    expect((await register({})).body).toMatchObject({ value: { fields: { captcha: { message: 'rule.captchaWrong' } } } });
    provider.have('says nothing');
    expect((await register({ captcha: provider.token() })).body).toMatchObject({ errorCode: 'captcha.unavailable' });
    provider.have(undefined);
    expect((await register({ captcha: provider.token() })).status).toBe(200);
  });
});

it('hCaptcha may leave the host out, Turnstile never does', async () => {
  sandbox.setRelease(withCaptcha('hcaptcha'));
  expect(await login(provider.token(null))).toMatchObject({ success: true });
  sandbox.setRelease(withCaptcha('turnstile'));
  expect(await login(provider.token(null))).toMatchObject({ errorCode: 'captcha.wrong' });
});

it('a site key that belongs to another secret is our mistake, not the player’s', async () => {
  sandbox.setRelease(withCaptcha('hcaptcha', 'of another site'));
  expect(await login(provider.token())).toMatchObject({ errorCode: 'captcha.unavailable' });
  expect(logs()).toContain('sitekey-secret-mismatch');
});

describe('a merchant without its keys', () => {
  const ask = (merchant: string) => sandbox.call('GET', '/wps/captcha', { headers: { merchant } });

  it.each([
    ['a site key', MERCHANT, withCaptcha('turnstile', ' '), 'no site key'],
    ['a secret key', 'harbour', withCaptcha('turnstile'), 'no secret key for turnstile'],
  ])('without %s says so in the log, and refuses clearly', async (_title, merchant, changed, reason) => {
    sandbox.setRelease(changed);
    const { status, body } = await ask(merchant);
    expect([status, body.errorCode]).toEqual([503, 'captcha.unavailable']);
    expect(logs()).toContain(reason);
  });

  it('is named at start, and those that lack nothing are not', () => {
    const documents = {
      whole: withCaptcha('hcaptcha'),
      keyless: withCaptcha('hcaptcha', ''),
      secretless: withCaptcha('turnstile'),
      plain: release(),
    };
    const merchants = Object.entries(documents).map(([merchantCode, document]) => ({ merchantCode, document }));
    const known = (code: string) => {
      const found = merchants.find(({ merchantCode }) => merchantCode === code);
      return found && { revision: 1, full: resolveSite(found.document).full };
    };
    logMissingKeys({
      releases: { merchants: () => merchants, known },
      secrets: { whole: { hcaptcha: SECRET_KEY }, keyless: { hcaptcha: SECRET_KEY } },
      log: { error: logged },
    });
    expect(logged.mock.calls.map(([fields]) => fields)).toEqual([
      { merchantCode: 'keyless', provider: 'hcaptcha', reason: 'the settings have no site key' },
      { merchantCode: 'secretless', provider: 'turnstile', reason: 'MERCHANT_SECRETS has no secret key for turnstile' },
    ]);
  });
});
