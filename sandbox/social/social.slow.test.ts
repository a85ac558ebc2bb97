import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import { CLIENT_ID, type OidcProvider, startOidcProvider } from '../testing/startOidcProvider.ts';
import { type Answered, MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const SECRET = 'told in confidence';

let sandbox: TestSandbox;
let google: OidcProvider;
let facebook: OidcProvider;
const logged: object[] = [];

const on = { GOOGLELOGIN3: '1', FACEBOOKLOGIN3: '1' };

/** A release whose players may log in at these issuers. */
const releaseWith = (issuers: { readonly google: string; readonly facebook: string }, switches: Record<string, string> = on) => {
  const plain = release();
  const social = {
    google: { issuer: issuers.google, clientId: CLIENT_ID },
    facebook: { issuer: issuers.facebook, clientId: CLIENT_ID },
  };
  return release({ template: { ...plain.template, behaviour: { social } }, switches });
};

const show = () => sandbox.setRelease(releaseWith({ google: google.issuer, facebook: facebook.issuer }));

/** Where the merchant's players are, as a provider has it registered. */
const origin = () => sandbox.url.replace('127.0.0.1', 'lantern.localhost');

beforeAll(async () => {
  sandbox = await startTestSandbox(undefined, {
    merchantSecrets: { [MERCHANT]: { facebook: SECRET } },
    log: { error: (fields, message) => void logged.push({ ...fields, message }) },
  });
  google = await startOidcProvider(`${origin()}/m/social/google`);
  facebook = await startOidcProvider(`${origin()}/m/social/facebook`, { secret: SECRET });
  show();
});
afterAll(async () => {
  await Promise.all([google.close(), facebook.close()]);
  await sandbox.close();
});

async function start(provider: SocialProvider = 'google', returnPath = '/m/hot-games?i=1') {
  const answered = await sandbox.call('POST', '/wps/session/social/start', { json: { provider, returnPath } });
  const answer = readAnswer('socialStart', answered.body.value);
  if (!answer.ok) throw new Error(`not started: ${answered.body.errorCode}`);
  return answer.value;
}

const finish = (
  body: { provider?: SocialProvider; state: string; query: string; affiliateCode?: string },
  headers = {},
): Promise<Answered> => sandbox.call('POST', '/wps/session/social/finish', { json: { provider: 'google', ...body }, headers });

/** Logs in from the first press to the session. */
async function logIn(as: string, provider: SocialProvider = 'google', invitation = {}): Promise<Answered> {
  const { url, state } = await start(provider);
  const back = await (provider === 'google' ? google : facebook).visit(url, { as });
  return finish({ provider, state, query: back.search, ...invitation });
}

describe('the ways to log in', () => {
  const shown = async () => (await sandbox.call('GET', '/wps/session/social')).body.value;

  it('are those that are switched on and configured', async () => {
    expect(await shown()).toEqual(['facebook', 'google']);
  });

  it.each([
    ['switched off', releaseWith({ google: 'https://a.example', facebook: 'https://b.example' }, {}), []],
    ['without an issuer', releaseWith({ google: '', facebook: 'https://b.example' }), ['facebook']],
    ['with an issuer that anybody could read along with', releaseWith({ google: 'http://a.example', facebook: '' }), []],
    ['with an issuer that is not an address', releaseWith({ google: 'javascript:alert(1)', facebook: 'google' }), []],
  ])('leave out those %s', async (_title, changed, expected) => {
    sandbox.setRelease(changed);
    expect(await shown()).toEqual(expected);
    const { status, body } = await sandbox.call('POST', '/wps/session/social/start', {
      json: { provider: 'google', returnPath: '/m/home' },
    });
    expect([status, body.errorCode]).toEqual([403, 'social.off']);
    show();
  });
});

describe('a login by OpenID', () => {
  it.each(['google', 'facebook'] as const)('at %s makes a member at first and finds him later', async (provider) => {
    const first = await logIn('mei', provider);
    expect(first.status).toBe(200);
    expect(first.body.value).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      userName: expect.stringMatching(new RegExp(`^${provider}[0-9a-z]{8}$`)),
      type: 0,
      firstTimeLogin: true,
      merchantCode: MERCHANT,
      returnPath: '/m/hot-games?i=1',
    });
    const { userName } = first.body.value as { userName: string }; // seen just now
    const second = await logIn('mei', provider);
    expect(second.body.value).toMatchObject({ userName, firstTimeLogin: false });
    expect((await logIn('ola', provider)).body.value).not.toMatchObject({ userName });
  });

  it.each([true, false])(
    'lets a new member play after age and terms are confirmed, and records them where the site does: %j',
    async (recordTerms) => {
      const plain = releaseWith({ google: google.issuer, facebook: facebook.issuer });
      const behaviour = { ...plain.template.behaviour, responsible: { recordTerms } };
      sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour } });
      const first = (await logIn(`terms-${recordTerms}`)).body.value as { userName: string; token: string; mustAccept?: true }; // a login like those above
      const recorded = () =>
        sandbox.db.query(
          'select t.merchant_code from accepted_terms t join accounts a on a.id = t.account_id where a.username = $1',
          [first.userName],
        );
      expect(first.mustAccept).toBe(true);
      expect(await recorded()).toEqual([]);
      const headers = { authorization: first.token };
      const accept = async (json: object) => (await sandbox.call('POST', '/wps/member/terms', { json, headers })).body.errorCode;
      const play = async () =>
        (await sandbox.call('POST', '/wps/game/launchGame', { json: { vassalage: 'BTI' }, headers })).body.errorCode;
      expect(await play()).toBe('account.terms');
      expect(await accept({ terms: false, birthday: '1990-01-01' })).toBe('register.terms');
      expect(await accept({ terms: true, birthday: '2012-01-01' })).toBe('fields.invalid');
      expect(await accept({ terms: true, birthday: '' })).toBe('fields.invalid');
      expect(await play()).toBe('account.terms');
      expect(await accept({ terms: true, birthday: '1990-01-01' })).toBeUndefined();
      expect(await play()).toBeUndefined();
      expect(await accept({ terms: false, birthday: '' })).toBeUndefined(); // what was confirmed is not asked again
      expect(await recorded()).toEqual(recordTerms ? [{ merchant_code: MERCHANT }] : []);
      expect((await logIn(`terms-${recordTerms}`)).body.value).not.toHaveProperty('mustAccept');
      show();
    },
  );

  it('records who invited a new member, and puts the account below an agent', async () => {
    const invite = async (as: string, affiliateCode: string) => {
      const { userName } = (await logIn(as, 'google', { affiliateCode })).body.value as { userName: string }; // a login like those above
      const [row] = await sandbox.db.query<{ code: string | null; upline: string | null }>(
        `select a.details ->> 'affiliateCode' as code, u.affiliate_code as upline from accounts a
         left join agent_lines l on l.account_id = a.id left join accounts u on u.id = l.upline_id where a.username = $1`,
        [userName],
      );
      return row;
    };
    expect(await invite('invited-by-agent', '100001')).toEqual({ code: '100001', upline: '100001' });
    expect(await invite('invited-by-nobody', 'unknown')).toEqual({ code: null, upline: null });
    // An account that is there stays with who invited it.
    expect(await invite('invited-by-nobody', '100001')).toEqual({ code: null, upline: null });
  });

  it('makes no account where only agents may enter', async () => {
    const plain = releaseWith({ google: google.issuer, facebook: facebook.issuer });
    const behaviour = { ...plain.template.behaviour, login: { audience: 'agents' as const } };
    sandbox.setRelease({ ...plain, template: { ...plain.template, behaviour } });
    const count = async () => (await sandbox.db.query('select id from accounts')).length;
    const before = await count();
    expect((await logIn('nobody-yet')).body.errorCode).toBe('login.agentsOnly');
    expect(await count()).toBe(before);
    show();
  });

  it('opens a session that works, with the name from there and an empty wallet', async () => {
    const { token } = (await logIn('ida')).body.value as { token: string }; // else the calls below are refused
    const headers = { authorization: token };
    expect((await sandbox.call('GET', '/wps/member/info', { headers })).body.value).toMatchObject({ nickname: 'Player ida' });
    expect((await sandbox.call('GET', '/wps/wallets/gcs', { headers })).body.value).toEqual({ sumBalance: 0 });
  });

  it('sends the browser out with PKCE, state and nonce, and keeps the state as a hash only', async () => {
    const { url, state } = await start();
    const asked = new URL(url).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: `${origin()}/m/social/google`,
      state,
    });
    const [stored] = await sandbox.db.query<{ row: string }>('select s::text as row from social_starts s limit 1');
    expect(stored?.row).not.toContain(state);
  });

  it('at another issuer is another person, whatever his number there', async () => {
    const here = await logIn('same');
    await google.close();
    google = await startOidcProvider(`${origin()}/m/social/google`);
    show();
    const there = await logIn('same');
    expect(there.body.value).toMatchObject({ firstTimeLogin: true });
    expect((there.body.value as { userName: string }).userName).not.toBe((here.body.value as { userName: string }).userName);
  });
});

describe('a return that proves nothing', () => {
  it('is refused with another state than this browser’s', async () => {
    const { url } = await start();
    const back = await google.visit(url, { as: 'mallory' });
    const { state } = await start(); // the victim's browser has started a login of its own
    expect(await finish({ state, query: back.search })).toMatchObject({ status: 400, body: { errorCode: 'social.state' } });
  });

  it('is refused with an unknown state', async () => {
    const state = 'x'.repeat(43);
    expect(await finish({ state, query: `?code=1&state=${state}` })).toMatchObject({ body: { errorCode: 'social.state' } });
  });

  it('is refused the second time, and a code that was used once with any state', async () => {
    const { url, state } = await start();
    const back = await google.visit(url, { as: 'mei' });
    expect((await finish({ state, query: back.search })).status).toBe(200);
    expect((await finish({ state, query: back.search })).body.errorCode).toBe('social.state');
    const next = await start();
    back.searchParams.set('state', next.state);
    const replayed = await finish({ state: next.state, query: back.search });
    expect([replayed.status, replayed.body.errorCode]).toEqual([403, 'social.refused']);
  });

  it.each(['nonce', 'code_challenge'])('is refused when the %s was exchanged on the way', async (name) => {
    const { url, state } = await start();
    const changed = new URL(url);
    const { url: another } = await start();
    changed.searchParams.set(name, new URL(another).searchParams.get(name) ?? 'none');
    const back = await google.visit(changed.href, { as: 'mei' });
    expect((await finish({ state, query: back.search })).body.errorCode).toBe('social.refused');
  });

  it('is refused at another merchant, at another provider, and after minutes', async () => {
    const { url, state } = await start();
    const { search: query } = await google.visit(url, { as: 'mei' });
    expect((await finish({ state, query }, { merchant: 'harbour' })).body.errorCode).toBe('social.state');
    expect((await finish({ provider: 'facebook', state, query })).body.errorCode).toBe('social.state');
    sandbox.wait(11 * 60_000);
    expect((await finish({ state, query })).body.errorCode).toBe('social.state');
  });

  it('has a refusal of its own when the player has cancelled', async () => {
    const { url, state } = await start();
    const back = await google.visit(url, { as: undefined });
    expect(back.searchParams.get('error')).toBe('access_denied');
    expect(await finish({ state, query: back.search })).toMatchObject({ status: 403, body: { errorCode: 'social.cancelled' } });
  });
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'm/home', '/m/\thome', '', `/${'a'.repeat(500)}`])(
  'a login never leads to "%s"',
  async (returnPath) => {
    const { status, body } = await sandbox.call('POST', '/wps/session/social/start', {
      json: { provider: 'google', returnPath },
    });
    expect([status, body.errorCode]).toEqual([422, 'body.invalid']);
  },
);

it('a provider that is away is said to be, at the start and at the end', async () => {
  const gone = await startOidcProvider(`${origin()}/m/social/google`);
  sandbox.setRelease(releaseWith({ google: gone.issuer, facebook: '' }));
  const { url, state } = await start();
  const back = await gone.visit(url, { as: 'mei' });
  await gone.close();
  expect(await finish({ state, query: back.search })).toMatchObject({
    status: 502,
    body: { errorCode: 'social.unreachable' },
  });
  expect(logged.at(-1)).toEqual({
    issuer: `${gone.issuer}/`,
    reason: 'fetch failed',
    message: 'The provider cannot be reached.',
  });
  sandbox.setRelease(releaseWith({ google: 'http://127.0.0.1:9', facebook: '' }));
  const started = await sandbox.call('POST', '/wps/session/social/start', {
    json: { provider: 'google', returnPath: '/m/home' },
  });
  expect([started.status, started.body.errorCode]).toEqual([502, 'social.unreachable']);
  show();
});

it.each(['https://10.0.0.7', 'https://[fd00::1]', 'https://localhost'])(
  'a provider at %s, in a private network, is not asked',
  async (issuer) => {
    sandbox.setRelease(releaseWith({ google: issuer, facebook: '' }));
    const { status } = await sandbox.call('POST', '/wps/session/social/start', {
      json: { provider: 'google', returnPath: '/m/home' },
    });
    expect([status, logged.at(-1)]).toMatchObject([502, { reason: expect.stringContaining('is in a private network') }]);
    show();
  },
);

it('starting is limited by address', async () => {
  sandbox.setLimits({ socialLoginsPerIp: { count: 1, windowMs: 60_000 } });
  await sandbox.db.query('delete from counters');
  await start();
  await expect(start()).rejects.toThrow('rate.limited');
});
