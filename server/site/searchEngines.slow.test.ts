import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const AURORA = 'aurora.localhost:3000';
const LOTUS = 'lotus.localhost:3000';
const ORIGIN = 'https://lotus.play.example';

/** A brand whose languages have addresses of their own. */
function byLanguage(code: string) {
  const brand = testBrand(code, { language: 'EN,VN,TH' });
  return {
    ...brand,
    template: { ...brand.template, theme: { logo: '/brand/lotus/logo.svg' }, behaviour: { seo: { languageAddresses: true } } },
  };
}

/** A brand that wants to be found by nobody. */
function hidden(code: string) {
  const brand = testBrand(code);
  return { ...brand, template: { ...brand.template, behaviour: { seo: { listed: false } } } };
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), byLanguage('lotus'), hidden('neon')]);
});
afterAll(() => server.close());
beforeEach(() => {
  server.rendered.length = 0;
});

describe('what browsers and search engines ask for unasked', () => {
  it('is the icon of the tab', async () => {
    const icon = await server.ask(AURORA, '/favicon.ico');
    expect([icon.status, icon.headers.location]).toEqual([302, '/favicon.svg']);
  });

  it('is what robots may read', async () => {
    const { status, headers, text } = await server.ask(AURORA, '/robots.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Disallow: /wps/\n');
    expect(text).toContain('Sitemap: https://aurora.play.example/sitemap.xml\n');
  });

  it('is every page that guests may open and the layout fills', async () => {
    const { status, headers, text } = await server.ask(AURORA, '/sitemap.xml');
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    const listed = (path: string) => text.includes(`<loc>https://aurora.play.example${path}</loc>`);
    const paths = ['/m/home', '/m/activity', '/m/login', '/m/voucherCenter', '/m/fav-games'];
    expect(paths.filter(listed)).toEqual(['/m/home', '/m/activity']);
  });

  it('is each page in each language, where languages have addresses', async () => {
    const { text } = await server.ask(LOTUS, '/sitemap.xml');
    for (const word of ['en', 'vi', 'th']) {
      expect(text).toContain(`<loc>${ORIGIN}/${word}/m/help</loc>`);
      expect(text).toContain(`<xhtml:link rel="alternate" hreflang="${word}" href="${ORIGIN}/${word}/m/help"/>`);
    }
    expect(text).not.toContain(`<loc>${ORIGIN}/m/`);
  });

  it('is not a page, where the merchant wants none listed', async () => {
    expect((await server.ask('neon.localhost', '/sitemap.xml')).text).not.toContain('<loc>');
    expect((await server.ask('neon.localhost', '/m/home')).text).toContain('<meta name="robots" content="noindex">');
  });

  it.each(['/favicon.ico', '/robots.txt', '/sitemap.xml', '/share-picture.png', '/share-picture/help.png'])(
    'is not there at an unknown host: %s',
    async (path) => {
      expect((await server.ask('nobody.localhost', path)).status).toBe(404);
    },
  );
});

describe('the head of a page', () => {
  it('says what it is, and where, in HTML that no text can leave', async () => {
    const { text } = await server.ask(AURORA, '/m/help');
    expect(text).toContain('<meta name="description" content="About /m/help">');
    expect(text).toContain('<link rel="canonical" href="https://aurora.play.example/m/help">');
    expect(text).toContain('<meta property="og:image" content="https://aurora.play.example/share-picture/help.png?v=1">');
    expect(text).toMatch(/<script type="application\/ld\+json">\{"@context":"https:\/\/schema.org".*?\}<\/script>/);
    expect(text).not.toContain('noindex');
  });

  it('never names the host that a request claims', async () => {
    const { status, text } = await server.ask('aurora.evil.example', '/m/help');
    expect([status, /evil|aurora/i.test(text)]).toEqual([404, false]);
  });

  it('of a page that is for members asks not to be listed', async () => {
    const { text } = await server.ask(AURORA, '/m/message');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('canonical');
  });
});

describe('addresses by language', () => {
  it.each([
    ['/th/m/home', 'th', 'TH'],
    ['/vi/m/help', 'vi', 'VN'],
  ])('%s shows its language to everybody, whatever the browser and the cookie say', async (path, lang, language) => {
    const page = await server.ask(LOTUS, path, { headers: { 'accept-language': 'en', cookie: 'language=EN' } });
    expect(page.text).toContain(`<html lang="${lang}"`);
    expect(page.text).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
    expect(page.headers['vary']).toBe('Accept-Encoding, Cookie');
    expect(server.rendered).toMatchObject([{ language, base: `/${lang}`, path: path.slice(3) }]);
  });

  it('leave those without a language as they were', async () => {
    const page = await server.ask(LOTUS, '/m/help', { headers: { 'accept-language': 'th' } });
    expect(page.text).toContain('<html lang="th"');
    expect(page.text).toContain(`<link rel="canonical" href="${ORIGIN}/th/m/help">`);
    expect(page.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it.each([
    [LOTUS, '/TH/m/help', '/th/m/help'],
    [LOTUS, '/ko/m/help?i=1', '/m/help?i=1'],
    [LOTUS, '/th/m/nowhere', '/th/m/home'],
    [AURORA, '/en/m/help', '/m/help'],
  ])('at %s lead from %s to %s', async (host, path, location) => {
    const answer = await server.ask(host, path);
    expect([answer.status, answer.headers.location]).toEqual([303, location]);
  });

  it('lead to the same page of the language that is chosen', async () => {
    const referer = `http://${LOTUS}/th/m/help?i=1`;
    const answer = await server.ask(LOTUS, '/th/m/help?lang=VN', { headers: { referer } });
    expect([answer.status, answer.headers.location]).toEqual([303, '/vi/m/help?i=1']);
    expect(answer.headers['set-cookie']).toEqual(['language=VN; Max-Age=31536000; Path=/; SameSite=Lax']);
  });
});

describe('the picture of shared links', () => {
  it('has the size that apps show uncut, and is kept', async () => {
    const { status, headers, bytes } = await server.ask(AURORA, '/share-picture.png?v=1');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/png',
      'public, max-age=31536000, immutable',
    ]);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect(bytes.length).toBeLessThan(300_000);
  });

  it('shows the logo in its middle', async () => {
    const pixelsOf = async (host: string, top: number) =>
      sharp((await server.ask(host, '/share-picture.png')).bytes)
        .extract({ left: 300, top, width: 600, height: 120 })
        .raw()
        .toBuffer();
    // The two brands differ by the logo alone.
    const differing = async (top: number) => {
      const [plain, withLogo] = [await pixelsOf(AURORA, top), await pixelsOf(LOTUS, top)];
      return plain.filter((value, at) => Math.abs(value - (withLogo[at] ?? 0)) > 60).length;
    };
    expect(await differing(255)).toBeGreaterThan(10_000);
    expect(await differing(0)).toBe(0);
  });

  it('of a page shows its icon', async () => {
    const pictureOf = async (page: string) => (await server.ask(AURORA, `/share-picture/${page}.png?v=1`)).bytes;
    const pictures = await Promise.all(['help', 'app', 'slots'].map(pictureOf));
    for (const picture of pictures)
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(new Set(pictures.map(String)).size).toBe(3);
  });

  it.each(['member', 'home', 'constructor', 'nothing'])('is not drawn of %s', async (page) => {
    expect((await server.ask(AURORA, `/share-picture/${page}.png`)).status).toBe(404);
  });
});
