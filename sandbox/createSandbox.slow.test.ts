import { request } from 'node:http';
import CryptoJS from 'crypto-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PlatformRefusal } from '#server/errors/PlatformRefusal.ts';
import { sendRaw, statusOf } from '#server/testing/sendRaw.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from './testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

describe('what pages read', () => {
  it('is what the calls answer', async () => {
    const caller = { merchantCode: MERCHANT, ip: '127.0.0.1' };
    const page = await sandbox.sandbox.platform.read('games', { gameType: 'FISH', pageSize: 5 }, caller);
    const { body } = await sandbox.call('GET', '/wps/relay/GCSGAME_gameList?gameType=FISH&pageSize=5');
    expect(body.value).toEqual(page);
    await expect(sandbox.sandbox.platform.read('games', {}, { ...caller, merchantCode: 'nobody' })).rejects.toBeInstanceOf(
      PlatformRefusal,
    );
  });
});

describe('the merchant of a call', () => {
  const ask = (headers: Record<string, string>) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      // fetch does not let a test choose the host
      request(`${sandbox.url}/wps/system/templates`, { headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode, text }));
      })
        .on('error', reject)
        .end();
    });

  it.each([
    ['the first label of the host', { host: 'lantern.localhost:3000' }, 200],
    ['the header, before the host', { host: 'nobody.localhost', merchant: MERCHANT }, 200],
    ['nobody at an unknown host', { host: 'nobody.localhost' }, 404],
    ['nobody at a bare host', { host: 'localhost:3000' }, 404],
    ['nobody for a hostile header', { host: 'lantern.localhost', merchant: '../etc' }, 404],
  ])('is %s', async (_title, headers, status) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(status);
    expect(answer.text).toContain(status === 200 ? '"merchantCode":"lantern"' : '"errorCode":"merchant.unknown"');
  });
});

describe('the template call', () => {
  it('says 304 until a release goes live, then the new one', async () => {
    const path = '/wps/system/templates?domain=lantern.localhost&device=MOBILE';
    const first = await sandbox.call('GET', path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toContain('must-revalidate');
    const again = await fetch(sandbox.url + path, { headers: { merchant: MERCHANT, 'if-none-match': etag } });
    expect(again.status).toBe(304);

    const changed = release();
    sandbox.setRelease({
      ...changed,
      template: { ...changed.template, parameters: { ...changed.template.parameters, footer_nav: 'member,home' } },
    });
    const next = await sandbox.call('GET', path, { headers: { 'if-none-match': etag } });
    expect(next.body.value).toMatchObject({ parameters: { footer_nav: 'member,home' } });
  });
});

describe('the service call', () => {
  const linksOf = async () =>
    ((await sandbox.call('GET', '/wps/system/customerService')).body.value as { path: string }[]).map(({ path }) => path); // its answer's form

  it('hides its addresses as the merchant has set', async () => {
    const urls = [`https://chat.example/${MERCHANT}`, `https://whatsapp.example/${MERCHANT}`];
    const withCipher = (serviceCipher: 'none' | 'aes-256') => {
      const { template, ...rest } = release();
      sandbox.setRelease({ ...rest, template: { ...template, behaviour: { platform: { serviceCipher } } } });
    };
    const usual = await linksOf();
    expect(usual.some((path) => urls.includes(path))).toBe(false);
    withCipher('none');
    expect(await linksOf()).toEqual(urls);
    withCipher('aes-256');
    const hidden = await linksOf();
    expect(hidden.map((path) => path.length)).not.toEqual(usual.map((path) => path.length));
    const open = (path: string) =>
      CryptoJS.AES.decrypt(path.slice(0, -32), CryptoJS.enc.Utf8.parse(path.slice(-32)), { mode: CryptoJS.mode.ECB });
    expect(hidden.map((path) => open(path).toString(CryptoJS.enc.Utf8))).toEqual(urls);
    sandbox.setRelease(release());
  });
});

describe('a catalogue call', () => {
  const path = '/wps/relay/GCSGAME_gameList?gameType=LIVE&pageSize=3';

  it('may be kept for a minute, for this merchant and this query only', async () => {
    const [mine, theirs, longer] = await Promise.all([
      sandbox.call('GET', path),
      sandbox.call('GET', path, { headers: { merchant: 'harbour' } }),
      sandbox.call('GET', path.replace('=3', '=4')),
    ]);
    expect(mine.headers.get('cache-control')).toBe('public, max-age=60');
    expect(mine.headers.get('vary')).toBe('merchant');
    expect(mine.body.value).not.toEqual(theirs.body.value);
    expect(longer.body.value).toMatchObject({ games: { length: 4 } });
    expect((await sandbox.call('GET', path)).body).toEqual(mine.body);
  });

  it('is worked out again for a new release', async () => {
    const winners = '/wps/relay/GCSGAME_getRankList?limitNum=1';
    const before = await sandbox.call('GET', winners);
    const changed = release();
    sandbox.setRelease({ ...changed, template: { ...changed.template, parameters: { language: 'VN' } } });
    expect((await sandbox.call('GET', winners)).body).not.toEqual(before.body);
    sandbox.setRelease(changed);
  });

  it('is worked out once for all whose name goes with it', async () => {
    const hot = '/wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=EN&platform=html5';
    const guests = await sandbox.call('GET', hot);
    await sandbox.db.query('alter table merchant_games rename to away');
    const members = await sandbox.call('GET', `${hot}&username=demomember`);
    await sandbox.db.query('alter table away rename to merchant_games');
    expect(guests.status).toBe(200);
    expect(members.body).toEqual(guests.body);
  });

  it('keeps no refusal', async () => {
    await sandbox.db.query('alter table winners rename to away');
    const fails = '/wps/relay/GCSGAME_getRankList?limitNum=2';
    const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await sandbox.call('GET', fails)).body).toMatchObject({ success: false, errorCode: 'platform.internal' });
    expect(spy).toHaveBeenCalledOnce();
    spy.mockRestore();
    await sandbox.db.query('alter table away rename to winners');
    expect((await sandbox.call('GET', fails)).status).toBe(200);
  });
});

describe('what is not a good call', () => {
  it.each([
    ['an unknown path', 'GET', '/wps/nowhere', {}, 404, 'call.unknown'],
    ['a wrong method', 'POST', '/wps/system/templates', {}, 405, 'call.method'],
    ['a page size beyond the limit', 'GET', '/wps/relay/GCSGAME_gameList?pageSize=101', {}, 400, 'query.invalid'],
    ['a page that is not a number', 'GET', '/wps/relay/GCSGAME_gameList?pageNo=-1', {}, 400, 'query.invalid'],
    ['a parameter twice', 'GET', '/wps/relay/GCSGAME_gameList?pageNo=1&pageNo=2', {}, 400, 'query.invalid'],
    ['codes that are none', 'GET', "/wps/relay/GCSGAME_gameList?vassalage=x'--", {}, 400, 'query.invalid'],
    ['a search like a novel', 'GET', `/wps/relay/GCSGAME_gameList?gameName=${'a'.repeat(500)}`, {}, 400, 'query.invalid'],
    [
      'a body that is no JSON',
      'PUT',
      '/wps/member/register',
      { body: '{"a":', headers: { 'content-type': 'application/json' } },
      400,
      'body.malformed',
    ],
    [
      'a form',
      'PUT',
      '/wps/member/register',
      { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'body.notJson',
    ],
    [
      'a prototype key',
      'PUT',
      '/wps/member/register',
      { body: '{"__proto__":{"admin":true}}', headers: { 'content-type': 'application/json' } },
      400,
      'body.hostile',
    ],
    [
      'a body of 10 MB',
      'PUT',
      '/wps/member/register',
      { body: `{"a":"${'x'.repeat(10_000_000)}"}`, headers: { 'content-type': 'application/json' } },
      413,
      'body.tooLarge',
    ],
    ['a NUL in a query', 'GET', '/wps/relay/GCSGAME_gameList?gameName=a%00b', {}, 400, 'body.hostile'],
    ['a NUL in a name', 'GET', '/wps/check/username?username=a%00b', {}, 400, 'body.hostile'],
    ['a list for a body', 'PUT', '/wps/member/register', { json: [] }, 422, 'body.invalid'],
    ['no session', 'GET', '/wps/member/info', {}, 401, 'session.missing'],
    ['a made-up session', 'GET', '/wps/wallets/gcs', { headers: { authorization: 'made-up' } }, 401, 'session.expired'],
  ])('%s is refused', async (_title, method, path, init, status, errorCode) => {
    const answer = await sandbox.call(method, path, init);
    expect(answer.body).toMatchObject({ success: false, errorCode, message: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('a body that does not say how long it is is refused when it is too long', async () => {
    const head = ['PUT /wps/member/register HTTP/1.1', `Host: ${MERCHANT}.localhost`, 'Content-Type: application/json'];
    const chunked = [...head, 'Transfer-Encoding: chunked', 'Connection: close', '', ''].join('\r\n');
    const body = JSON.stringify({ username: 'x'.repeat(64 * 1024) });
    const sent = `${chunked}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    const answer = await sendRaw(Number(new URL(sandbox.url).port), sent, { withinMs: 120_000 });
    expect([statusOf(answer), answer]).toEqual([413, expect.stringContaining('body.tooLarge')]);
  });

  it('leaves other paths to the rest of the server', async () => {
    expect(await (await fetch(`${sandbox.url}/m/home`)).text()).toContain('Cannot GET');
  });
});

describe('the gate', () => {
  it('tells the visitor’s address only when it is shut', async () => {
    expect((await sandbox.call('GET', '/wps/system/status')).body.value).toEqual({ status: 0 });
    await sandbox.db.query(`update sandbox_merchants set status = 2 where merchant_code = $1`, [MERCHANT]);
    expect((await sandbox.call('GET', '/wps/system/status')).body.value).toMatchObject({
      status: 2,
      ip: expect.stringContaining('127.0.0.1'),
    });
    await sandbox.db.query(`update sandbox_merchants set status = 0 where merchant_code = $1`, [MERCHANT]);
  });
});
