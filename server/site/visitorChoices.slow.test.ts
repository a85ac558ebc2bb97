import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

const AURORA = 'aurora.localhost:3000';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([testBrand('aurora'), testBrand('lotus', { language: 'VN' }, 'seed')]);
});
afterAll(() => server.close());

describe('language and look', () => {
  it.each([
    ['the browser', { 'accept-language': 'fr, vi;q=0.8, en;q=0.5' }, 'VN dark'],
    ['the cookie first', { 'accept-language': 'vi', cookie: 'a=b; language=EN; theme=light' }, 'EN light'],
    ['the brand where nothing fits', { 'accept-language': 'fr', cookie: 'language=TH; theme=pink' }, 'EN dark'],
  ])('follow %s', async (_title, headers, shown) => {
    expect((await server.ask(AURORA, '/m/home', { headers })).text).toContain(`<p>${shown} open`);
  });

  it.each([
    ['/m/home?lang=vn', ['language=VN; Max-Age=31536000; Path=/; SameSite=Lax'], '/m/home'],
    ['/m/home?theme=light&ref=abc', ['theme=light; Max-Age=31536000; Path=/; SameSite=Lax'], '/m/home?ref=abc'],
    ['/m/login?lang=TH', undefined, '/m/login'],
    ['/.//evil.example/?lang=EN', undefined, '/m/home?lang=EN'],
    ['/m/..\\/evil.example/?theme=dark', undefined, '/m/home?theme=dark'],
  ])('are chosen by %s', async (path, cookies, location) => {
    const answer = await server.ask(AURORA, path);
    expect([answer.status, answer.headers['set-cookie'], answer.headers.location]).toEqual([303, cookies, location]);
  });
});

describe('the page that a choice was made on', () => {
  const HERE = `http://${AURORA}/m/home?invite=AB12`;
  it.each([
    ['keeps what its address says beside the page', '/m/home?age=18', HERE, '/m/home?invite=AB12'],
    ['but not an older choice', '/m/home?age=18', `${HERE}&lang=VN`, '/m/home?invite=AB12'],
    ['yields to what the link says itself', '/m/home?age=18&ref=x', HERE, '/m/home?ref=x'],
    ['does not count when it is another page', '/m/help?age=18', HERE, '/m/help'],
    ['does not count when it is of another site', '/m/home?age=18', 'http://evil.example/m/home?invite=AB12', '/m/home'],
    ['does not count when it is not an address', '/m/home?age=18', 'nonsense', '/m/home'],
  ])('%s', async (_title, path, referer, location) => {
    expect((await server.ask(AURORA, path, { headers: { referer } })).headers.location).toBe(location);
  });
});

describe('the age gate', () => {
  it.each([
    ['a new visitor', {}, true],
    ['one who confirmed this limit', { cookie: 'language=EN; age=18' }, false],
    ['one who confirmed a higher limit', { cookie: 'age=21' }, false],
    ['one who confirmed a lower limit', { cookie: 'age=16' }, true],
    ['one whose cookie is nonsense', { cookie: 'age=old' }, true],
  ])('asks %s: %j, %s', async (_title, headers, isAsked) => {
    expect((await server.ask(AURORA, '/m/home', { headers })).text.includes('asks age')).toBe(isAsked);
  });

  it('is not shown where the brand has none', async () => {
    expect((await server.ask('lotus.localhost', '/m/home')).text).not.toContain('asks age');
  });

  it.each([
    ['/m/home?age=18&i=AB12', ['age=18; Max-Age=31536000; Path=/; SameSite=Lax'], '/m/home?i=AB12'],
    ['/m/home?age=99', undefined, '/m/home'],
    ['/m/home?age=', undefined, '/m/home'],
  ])('is answered by %s', async (path, cookies, location) => {
    const answer = await server.ask(AURORA, path);
    expect([answer.status, answer.headers['set-cookie'], answer.headers.location]).toEqual([303, cookies, location]);
  });
});

describe('the member whom a page awaits', () => {
  const awaited = async (cookie: string) =>
    / awaits ([\w-]+)/.exec((await server.ask(AURORA, '/m/help', { headers: { cookie } })).text)?.[1];

  it('is read from the cookie, and each customer type has its own cached pages, in any order of requests', async () => {
    const notes = ['member-played', '', 'member', 'member-agent', 'trial', '', 'member-played'];
    const answers: (string | undefined)[] = [];
    for (const note of notes) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the later ones find the pages of the earlier ones
      answers.push(await awaited(`visitor=${note}`));
    }
    expect(answers).toEqual(notes.map((note) => note || undefined));
  });

  it('is nobody by a word that is none of a kind', async () => {
    expect(await awaited('visitor=admin')).toBeUndefined();
  });
});
