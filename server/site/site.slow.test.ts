import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import { listenTo } from '../testing/ask.ts';
import { OPERATOR_HOST, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const AURORA = 'aurora.localhost:3000';

/** A brand whose phones are verified elsewhere. */
function verifiedElsewhere(code: string) {
  const brand = testBrand(code);
  const verification = { phone: 'firebase' as const, firebaseAddress: 'https://id.example/v2' };
  return { ...brand, template: { ...brand.template, behaviour: { verification } } };
}

/** A brand with a captcha of a provider. */
function checkedElsewhere(code: string, kind: CaptchaProvider) {
  const brand = testBrand(code);
  return { ...brand, template: { ...brand.template, behaviour: { captcha: { kind, siteKey: 'key' } } } };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([
    testBrand('aurora'),
    testBrand('lotus', { language: 'VN', status_reading: 'b' }, 'seed'),
    verifiedElsewhere('sahara'),
    checkedElsewhere('neon', 'turnstile'),
    checkedElsewhere('harbour', 'hcaptcha'),
  ]);
});
afterAll(() => server.close());

/** Every test starts with nothing in the cache that is fresh, and a platform that works. */
beforeEach(() => {
  Object.assign(server.platform, { status: 0, isFailing: false, waiting: undefined, games: 3 });
  server.age(60 * 60 * 1000);
  server.rendered.length = 0;
});

describe('a page', () => {
  it('is one document with its data, its styles and its script', async () => {
    const page = await server.ask(AURORA, '/m/home');
    expect(page.status).toBe(200);
    expect(page.text).toContain('<html lang="en" dir="ltr" data-theme="dark">');
    expect(page.text).toContain('<title>Brand aurora</title>');
    expect(page.text).toContain('<link rel="preload" as="image" fetchpriority="high" href="/art/hero">');
    expect(page.text).toMatch(/<style>:root\{.*\}h1\{margin:0\}<\/style>/);
    // The first screen is drawn by its own styles; all of them come behind it.
    expect(page.text).toContain('<div id="root"><h1>Brand aurora</h1><link rel="stylesheet" href="/assets/h1+p.css"><p>');
    expect(page.text).toContain('"answers":{"sly":"\\u003c/script>"}');
    expect(page.text).toContain(
      '<script type="module" async fetchpriority="low" src="/assets/boot.js" data-chunks="/assets/start.js">',
    );
  });

  it('may be shared, and names the policy that its styles pass', async () => {
    const { headers, text } = await server.ask(AURORA, '/m/home');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[\w+/=]+';.*frame-ancestors 'none'/,
    );
    for (const [, sheet = ''] of text.matchAll(/<style>(.*?)<\/style>/gs))
      expect(headers['content-security-policy']).toContain(createHash('sha256').update(sheet).digest('base64'));
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
  });

  it('has no use for the camera or pictures of the screen; the tool may take one of itself', async () => {
    const asked = async (host: string, path: string) => (await server.ask(host, path)).headers['permissions-policy'];
    expect(await asked(AURORA, '/m/home')).toMatch(/camera=\(\).*display-capture=\(\)$/);
    expect(await asked(OPERATOR_HOST, '/preview/')).toMatch(/camera=\(\).*display-capture=\(self\)$/);
  });

  it.each([
    ['itself', 'aurora', /connect-src 'self';/],
    ['the identity service that verifies its phones', 'sahara', /connect-src 'self' https:\/\/id\.example;/],
  ])('may call %s', async (_title, brand, policy) => {
    const { headers } = await server.ask(`${brand}.localhost:3000`, '/m/home');
    expect(headers['content-security-policy']).toMatch(policy);
  });

  const cloudflare = 'https://challenges\\.cloudflare\\.com';
  const hcaptcha = 'https://hcaptcha\\.com https://\\*\\.hcaptcha\\.com';
  const hash = "'sha256-[\\w+/=]+'";
  it.each([
    ['nobody', 'aurora', '', '', '', 'html worker'],
    ['Cloudflare for Turnstile', 'neon', ` ${cloudflare}`, '', '', 'html worker captcha'],
    ['hCaptcha', 'harbour', ` ${hcaptcha}`, ` ${hcaptcha}`, ` ${hcaptcha}`, 'html worker captcha'],
  ])('lets %s in for the captcha of %s', async (_title, brand, scripts, styles, calls, types) => {
    const policy = (await server.ask(`${brand}.localhost:3000`, '/m/home')).headers['content-security-policy'];
    expect(policy).toMatch(new RegExp(`script-src 'self'${scripts};`));
    expect(policy).toMatch(new RegExp(`style-src 'self' ${hash}${styles};`));
    expect(policy).toMatch(new RegExp(`connect-src 'self'${calls};`));
    expect(policy).toContain(`trusted-types ${types} 'allow-duplicates'`);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
    ['', undefined, (bytes: Buffer) => bytes],
  ])('is sent for Accept-Encoding "%s" as %s', async (accept, encoding, decode) => {
    const plain = await server.ask(AURORA, '/m/home');
    const page = await server.ask(AURORA, '/m/home', { headers: { 'accept-encoding': accept } });
    expect(page.headers['content-encoding']).toBe(encoding);
    expect(decode(page.bytes).toString()).toBe(plain.text);
    expect(page.headers.etag).toBe(plain.headers.etag);
  });

  it('is not sent twice to a browser that has it', async () => {
    const { headers } = await server.ask(AURORA, '/m/home');
    const again = await server.ask(AURORA, '/m/home', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
  });

  it('answers HEAD without a body', async () => {
    const page = await server.ask(AURORA, '/m/home', { method: 'HEAD' });
    expect([page.status, page.bytes.length, Number(page.headers['content-length']) > 0]).toEqual([200, 0, true]);
  });

  it('is rendered once for all who ask at the same time, and for unknown queries', async () => {
    await Promise.all(
      ['/m/home', '/m/home?utm_source=x', '/m/home', '/m/home?fbclid=1&gclid=2'].map((path) => server.ask(AURORA, path)),
    );
    expect(server.rendered.map(({ path }) => path)).toEqual(['/m/home']);
  });

  it.each([
    ['/m/HOME', '/m/home'],
    ['/m/Slot-Games/?gameType=RNG&utm_source=x', '/m/slot-games?gameType=RNG&utm_source=x'],
    ['/m/login/', '/m/login'],
  ])('leads from %s to %s', async (path, meant) => {
    const answer = await server.ask(AURORA, path);
    expect([answer.status, answer.headers.location]).toEqual([303, meant]);
    expect(server.rendered).toEqual([]);
  });

  it('leads home from an unknown address, and refuses writes', async () => {
    const lost = await server.ask(AURORA, '/nowhere');
    expect([lost.status, lost.headers.location]).toEqual([303, '/m/home']);
    expect((await server.ask(AURORA, '/m/home', { method: 'POST' })).status).toBe(405);
    expect((await server.ask(AURORA, '/assets/gone.js')).status).toBe(404);
  });
});

it.each([
  [OPERATOR_HOST, '/preview/%E0%A4%A'],
  [OPERATOR_HOST, '/preview/api/merchants/%E0%A4%A'],
])('an undecodable address on %s, %s, is not found', async (host, path) => {
  expect((await server.ask(host, path)).status).toBe(404);
});

describe('the live site of an open page', () => {
  it('is what its page was rendered with, resolved', async () => {
    const { text } = await server.ask(AURORA, '/m/home');
    const answer = await server.ask(AURORA, '/site/boot');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, no-cache',
    });
    const boot: unknown = JSON.parse(answer.text);
    expect(boot).toMatchObject({ site: { title: 'Brand aurora' }, revision: 1, settings: {} });
    const address = /"release":"([^"]+)"/.exec(text)?.[1] ?? '';
    const file = await server.ask(AURORA, address);
    expect(JSON.parse(file.text)).toEqual(boot);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await server.ask('lotus.localhost', address)).status).toBe(404);
  });

  it('is not sent twice to a page that has it', async () => {
    const { headers } = await server.ask(AURORA, '/site/boot');
    const again = await server.ask(AURORA, '/site/boot', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag]);
    const { headers: others } = await server.ask('lotus.localhost', '/site/boot');
    expect(others.etag).not.toBe(headers.etag);
  });

  it('is there while the platform fails, and not at an unknown host', async () => {
    server.platform.isFailing = true;
    expect((await server.ask(AURORA, '/site/boot')).status).toBe(200);
    expect((await server.ask('nobody.localhost', '/site/boot')).status).toBe(404);
  });
});

describe('an address that a visitor makes up', () => {
  const vary = (count: number, path: (number: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_item, number) =>
        server.ask(AURORA, path(number), { headers: { 'accept-language': 'vi' } }),
      ),
    );

  it.each([
    ['words that the page does not read', (number: number) => `/m/help?id=${number}&type=T${number}&vassalage=V${number}`],
    ['a studio that the platform does not have', (number: number) => `/m/provider?vassalage=V${number}`],
    ['a category that nobody has', (number: number) => `/m/gameList?gameType=G${number}`],
  ])('with %s shows the page without them, rendered once', async (_what, path) => {
    const pages = await vary(20, path);
    expect(server.rendered.map((page) => page.path)).toEqual([path(0).replace(/\?.*/, '')]);
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('with what cannot be looked up is rendered for a while, then refused in the visitor’s language; all other pages are there', async () => {
    const path = (number: number) => `/m/slot-games?type=T${number}`;
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1)
      statuses.push(...(await vary(1, () => path(number))).map(({ status }) => status));
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    const [refused] = await vary(1, () => path(11));
    expect(refused?.headers).toMatchObject({ 'retry-after': '6', 'cache-control': 'no-store' });
    expect(refused?.text).toContain('<html lang="vi" dir="ltr">');
    server.age(6_000);
    expect((await vary(1, () => path(12)))[0]?.status).toBe(200);
  });

  it('is one page while the site is closed', async () => {
    server.platform.status = 2;
    await vary(5, (number) => `/m/slot-games?type=T${number}`);
    expect(server.rendered.map((page) => page.path)).toEqual(['/m/slot-games']);
  });
});

it.each([
  ['the token of a recovery mail', '/m/forget?token=a-token-of-some-length'],
  ['the code of a provider of logins', '/m/social/google?state=a-state&code=a-code-of-some-length'],
])('lets no cache keep an address with %s', async (_what, path) => {
  const page = await server.ask(AURORA, path);
  expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('shows a page when the player itself has a bug', async () => {
  const page = await server.ask(AURORA, '/m/redRain');
  expect(page.status).toBe(500);
  expect(page.text).toContain('This page could not be displayed');
  expect(page.text).not.toContain('bug');
});

describe('hosts', () => {
  it.each([
    ['a page that is rendered', AURORA, '/m/hot-games', {}],
    ['a page that is cached', AURORA, '/m/home', {}],
    ['the live site', AURORA, '/site/boot', {}],
    ['a file that is missing', AURORA, '/assets/site-0123456789abcdef.json', {}],
    ['a file for search engines', AURORA, '/robots.txt', {}],
    ['a report of a visit', AURORA, '/site/visits', { method: 'POST', body: '{}' }],
    ['a page of the tool', OPERATOR_HOST, '/preview', {}],
    ['a host of no merchant', 'nobody.localhost', '/m/home', {}],
    ['a host that was not declared', 'aurora.elsewhere.example', '/m/home', {}],
  ])('%s takes one look-up of the merchant', async (_name, host, path, asked) => {
    await server.ask(AURORA, '/m/home');
    const before = server.hostLookups();
    await server.ask(host, path, asked);
    expect(server.hostLookups() - before).toBe(1);
  });

  it('lists the brands where no merchant answers', async () => {
    const page = await server.ask(OPERATOR_HOST, '/');
    expect(page.status).toBe(200);
    expect(page.text).toContain('href="http://aurora.localhost:3000/"');
    expect(page.text).toContain('href="http://lotus.localhost:3000/"');
    expect(page.text).toContain('href="/preview/"');
  });

  it.each([
    ['AURORA.localhost', '/m/home', 200],
    ['aurora.play.example', '/m/home', 200],
    ['aurora.play.example:8443', '/m/home', 200],
    ['aurora.evil.example', '/m/home', 404],
    ['aurora.evil.example', '/', 404],
    ['aurora.localhost.evil.example', '/m/home', 404],
    ['x.aurora.play.example', '/m/home', 404],
    ['play.example', '/m/home', 404],
    ['nobody.localhost', '/m/home', 404],
    ['aurora', '/m/home', 404],
    ['aurora.localhost', '/preview/', 303],
    ['aurora.localhost', '/preview/api/merchants', 303],
  ])('%s%s answers %i', async (host, path, status) => {
    expect((await server.ask(host, path)).status).toBe(status);
  });

  it('reports whether it is up and ready', async () => {
    expect((await server.ask(OPERATOR_HOST, '/healthz')).text).toBe('{"status":"up"}');
    expect((await server.ask(OPERATOR_HOST, '/readyz')).text).toBe('{"status":"ready"}');
  });
});

it('informs open pages which revision is live', async () => {
  const page = await listenTo(server.port, AURORA, '/site/events');
  expect(await page.next()).toEqual({ event: 'release', data: { merchantCode: 'aurora', revision: 1 } });
  page.close();
});
