import { type IncomingHttpHeaders, type RequestListener, type Server, request as bareRequest, createServer } from 'node:http';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { LiveSite } from '../platform/LiveSite.ts';
import { sendRaw, statusOf } from '../testing/sendRaw.ts';
import { createRelay } from './createRelay.ts';

/** What the real platform does next. */
let behave: RequestListener;
let seen: { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: string } | undefined;
const platformServer = createServer((req, res) => {
  let body = '';
  req.on('data', (part: Buffer) => (body += part.toString()));
  req.on('end', () => {
    seen = { method: req.method, url: req.url, headers: req.headers, body };
    behave(req, res);
  });
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

const logged: string[] = [];
/** What the merchant shows; nothing is the table of calls as it is. */
let live: LiveSite | undefined;
const relayTo = (platformUrl: string, timeoutMs = 60_000, platformTokenHeader?: string) =>
  createRelay({
    platformUrl,
    platformTokenHeader,
    liveSite: () => live,
    timeoutMs,
    log: { error: (_fields, message) => logged.push(message) },
  });
let relay: ReturnType<typeof relayTo>;
/** Waits as long as a test may, for platforms that never answer. */
let impatient: ReturnType<typeof relayTo>;
const relayFor = (errorCode: string) => (errorCode === 'platform.slow' ? impatient : relay);

beforeAll(async () => {
  await new Promise<void>((resolve) => platformServer.listen(0, '127.0.0.1', resolve));
  const platformUrl = `http://127.0.0.1:${portOf(platformServer)}/base`;
  [relay, impatient] = [relayTo(platformUrl), relayTo(platformUrl, 500)];
});
afterAll(async () => {
  platformServer.closeAllConnections();
  await new Promise((resolve) => platformServer.close(resolve));
});
beforeEach(() => {
  logged.length = 0;
  live = undefined;
});

const answers =
  (body: unknown, status = 200, type = 'application/json'): RequestListener =>
  (_req, res) => {
    res.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const notFound: express.RequestHandler = (_req, res) => void res.status(404).send('none');
const caller = { merchantCode: 'aurora', ip: '203.0.113.9', token: 'abc' };
const app = (asked = relay) => express().use(asked.router);

const noGames = { games: [], pageNum: 1, totalPages: 1, totalCount: 0 };

/** Everything that can go wrong with a platform, and what becomes of it. */
const troubles: [title: string, behaviour: RequestListener, status: number, errorCode: string][] = [
  ['is slow', () => undefined, 503, 'platform.slow'],
  [
    'stops half-way',
    (_req, res) => void res.writeHead(200, { 'content-type': 'application/json' }).write('{"success":'),
    503,
    'platform.slow',
  ],
  ['hangs up', (req) => void req.socket.destroy(), 502, 'platform.unreachable'],
  ['answers 500', answers('Internal Server Error', 500, 'text/plain'), 502, 'platform.failed'],
  ['answers a page', answers('<html>Bad gateway</html>', 200, 'text/html'), 502, 'platform.nonsense'],
  ['answers an error of its own', answers({ error: { code: 'NOT_FOUND' } }, 404), 502, 'platform.nonsense'],
  ['answers half of JSON', answers('{"success":tr'), 502, 'platform.nonsense'],
  ['answers without envelope', answers([1, 2, 3]), 502, 'platform.nonsense'],
  ['answers prototype keys', answers('{"success":true,"value":{"__proto__":{"a":1}}}'), 502, 'platform.nonsense'],
  [
    'sends us elsewhere',
    (_req, res) => void res.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    502,
    'platform.nonsense',
  ],
  [
    'answers with values without measure',
    answers({ success: true, value: { ...noGames, more: Array(100_000).fill(0) } }),
    502,
    'platform.nonsense',
  ],
  [
    'answers in depths',
    answers({ success: true, value: { ...noGames, more: JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`) } }),
    502,
    'platform.nonsense',
  ],
  [
    'answers more than five megabytes',
    answers({ success: true, value: { ...noGames, more: 'x'.repeat(5 * 1024 * 1024) } }),
    502,
    'platform.nonsense',
  ],
];

describe('reading for a page', () => {
  it('asks in the merchant’s name and gives the value', async () => {
    behave = answers({ success: true, value: { status: 2, extra: 'kept' } });
    expect(await relay.platform.read('status', { language: 'EN', pageNo: 1 }, caller)).toEqual({ status: 2, extra: 'kept' });
    expect(seen).toMatchObject({
      method: 'GET',
      url: '/base/wps/system/status?language=EN&pageNo=1',
      headers: { merchant: 'aurora', authorization: 'abc', 'x-forwarded-for': '203.0.113.9' },
    });
  });

  it.each([
    ['2', 'text/plain', 2],
    ['"2"', 'application/json', '2'],
    [{ value: 2 }, 'application/json', { value: 2 }],
    [{ maintenance: true }, 'application/json', { maintenance: true }],
    [{ success: true, value: 2 }, 'application/json', 2],
  ])('takes the status as platforms send it: %j as %s', async (body, type, status) => {
    behave = answers(body, 200, type);
    expect(await relay.platform.read('status', {}, caller)).toEqual(status);
    const passedOn = await request(app()).get('/wps/system/status').set('host', 'aurora.localhost');
    expect([passedOn.status, JSON.parse(passedOn.text)]).toEqual([200, typeof body === 'string' ? JSON.parse(body) : body]);
  });

  it.each(troubles)('refuses clearly when the platform %s', async (_title, behaviour, status, errorCode) => {
    behave = behaviour;
    const read = relayFor(errorCode).platform.read('status', {}, caller);
    await expect(read).rejects.toMatchObject({ name: 'PlatformRefusal', status, errorCode });
  });

  it('refuses a value of another shape, and logs where it differs', async () => {
    behave = answers({ success: true, value: { games: 'none' } });
    await expect(relay.platform.read('games', {}, caller)).rejects.toMatchObject({ status: 502, errorCode: 'platform.nonsense' });
    expect(logged).toEqual(['the platform answered in another shape']);
  });

  it('passes the platform’s own refusal on', async () => {
    behave = answers({ success: false, errorCode: 'LOGIN_FAILED', message: 'No.', value: { captcha: true } }, 401);
    await expect(relay.platform.read('member', {}, caller)).rejects.toMatchObject({
      status: 401,
      errorCode: 'LOGIN_FAILED',
      message: 'No.',
      value: { captcha: true },
    });
  });

  it.each([
    [200, 400],
    [402, 400],
    [409, 409],
  ])('takes a refusal with the status %i for one with %i', async (sent, status) => {
    behave = answers({ success: false, errorCode: 'LIMIT_REACHED' }, sent);
    await expect(relay.platform.read('member', {}, caller)).rejects.toMatchObject({ status, errorCode: 'LIMIT_REACHED' });
  });

  it('says that a platform is not there', async () => {
    await expect(relayTo('http://127.0.0.1:1').platform.read('status', {}, caller)).rejects.toMatchObject({
      status: 502,
      errorCode: 'platform.unreachable',
    });
  });
});

describe('a platform that differs from the table of calls', () => {
  beforeEach(() => {
    const platform = {
      tokenHeader: 'x-token',
      versionHeader: 'api',
      paths: ['winners=/wps/relay/RANK', 'wallet='],
    };
    const { full } = resolveSite({
      schemaVersion: 5,
      template: { templateId: 'T', merchantCode: 'aurora', version: 'base', behaviour: { platform } },
    });
    live = { revision: 1, full };
    behave = answers({ success: true, value: [] });
  });

  it('is asked at its own address, with the token where it looks for it', async () => {
    await relay.platform.read('winners', {}, caller);
    expect(seen).toMatchObject({ url: '/base/wps/relay/RANK', headers: { 'x-token': 'abc' } });
    expect(seen?.headers.authorization).toBeUndefined();
  });

  it('is not asked for what it does not have', async () => {
    seen = undefined;
    await expect(relay.platform.read('wallet', {}, caller)).rejects.toMatchObject({ status: 404, errorCode: 'call.unknown' });
    expect(seen).toBeUndefined();
  });

  it('gets sessions where it reads them, though a password in front keeps players from sending them there', async () => {
    const behind = relayTo(`http://127.0.0.1:${portOf(platformServer)}/base`, undefined, 'Authorization');
    await behind.platform.read('winners', {}, caller);
    expect(seen?.headers).toMatchObject({ authorization: 'abc' });
    const players = { Host: 'aurora.localhost', 'X-Token': 'tok', Authorization: 'Basic c3RhZ2U6cGFzcw==' };
    await request(app(behind)).get('/wps/x').set(players);
    expect(seen?.headers).toMatchObject({ authorization: 'tok' });
    expect(seen?.headers).not.toHaveProperty('x-token');
    await request(app(behind)).get('/wps/x').set({ Host: 'aurora.localhost', Authorization: players.Authorization });
    expect(seen?.headers).not.toHaveProperty('authorization'); // the password in front is not the platform's business
  });

  it('gets the headers that it knows from players too', async () => {
    await request(app()).get('/wps/x').set({ Host: 'aurora.localhost', 'X-Token': 'tok', Api: '2', Authorization: 'no' });
    expect(seen?.headers).toMatchObject({ 'x-token': 'tok', api: '2' });
    expect(seen?.headers.authorization).toBeUndefined();
  });
});

describe('forwarding a player’s call', () => {
  it('passes method, query, body and headers, and nothing of ours', async () => {
    const value = { token: 'a-token-of-the-platform', userName: 'mia', type: 0 };
    behave = answers({ success: true, value });
    await request(app())
      .post('/wps/session/login?a=1')
      .set({ Host: 'aurora.localhost', Encryption: 'jwe', Cookie: 'operator=1', Authorization: 'tok' })
      .send({ data: 'x.y' })
      .expect(200, { success: true, value });
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/base/wps/session/login?a=1',
      body: '{"data":"x.y"}',
      headers: { merchant: 'aurora', encryption: 'jwe', authorization: 'tok' },
    });
    expect(seen?.headers.cookie).toBeUndefined();
  });

  it('passes forms as they are, and the version of a call', async () => {
    behave = answers({ success: true });
    await request(app())
      .post('/wps/member/password/email')
      .set({ Host: 'aurora.localhost', Version: '2' })
      .type('form')
      .send('username=mia&email=m%40p.example')
      .expect(200);
    expect(seen).toMatchObject({
      body: 'username=mia&email=m%40p.example',
      headers: { version: '2', 'content-type': 'application/x-www-form-urlencoded' },
    });
  });

  it('tells the platform the id by which the answer and the log name a request', async () => {
    behave = answers({ success: true, value: { status: 1 } });
    const named = express().use((_req, res, next) => {
      res.set('x-request-id', 'request-0123');
      next();
    }, relay.router);
    await request(named).get('/wps/system/status').set('Host', 'aurora.localhost').expect(200);
    expect(seen?.headers['x-request-id']).toBe('request-0123');
  });

  it('passes calls that are not declared', async () => {
    behave = answers({ success: true, value: 'anything' });
    await request(app()).get('/lgw/games/rarest').set('Host', 'aurora.localhost').expect(200);
    expect(seen?.url).toBe('/base/lgw/games/rarest');
  });

  it('refuses an answer of another shape than its call declares, wherever the call lives, and logs where it differs', async () => {
    behave = answers({ success: true, value: 'anything' });
    const nonsense = { success: false, errorCode: 'platform.nonsense' };
    const first = await request(app()).get('/lgw/games/popular').set('Host', 'aurora.localhost').expect(502);
    const behaviour = { platform: { paths: ['lotteryPopular=/wps/relay/RANK'] } };
    const template = { templateId: 'T', merchantCode: 'aurora', version: 'base', behaviour } as const;
    live = { revision: 1, full: resolveSite({ schemaVersion: 5, template }).full };
    const moved = await request(app()).get('/wps/relay/RANK').set('Host', 'aurora.localhost').expect(502);
    expect([first.body, moved.body]).toEqual([expect.objectContaining(nonsense), expect.objectContaining(nonsense)]);
    expect(logged).toEqual(['the platform answered in another shape']); // the second is counted
    await request(app()).get('/lgw/games/popular').set('Host', 'aurora.localhost').expect(200);
  });

  it('passes refusals and pictures as they are', async () => {
    behave = answers({ success: false, errorCode: 'X' }, 409);
    await request(app()).get('/wps/x').set('Host', 'aurora.localhost').expect(409, { success: false, errorCode: 'X' });
    behave = answers('GIF', 200, 'image/gif');
    await request(app()).get('/wps/pictures/a').set('Host', 'aurora.localhost').expect(200).expect('content-type', 'image/gif');
  });

  it.each([
    ['two types, of which browsers take the second', '/wps/pictures/a', 'image/png, text/html'],
    ['a type that is none', '/wps/pictures/a', 'image/html'],
    ['a picture where data is declared', '/wps/system/status', 'image/png'],
  ])('refuses %s', async (_title, path, type) => {
    behave = answers('<form action="https://evil.example"><button>Log in</button></form>', 200, type);
    const { body, headers } = await request(app()).get(path).set('Host', 'aurora.localhost').expect(502);
    expect([body.errorCode, headers['content-type']]).toEqual(['platform.nonsense', 'application/json; charset=utf-8']);
    await request(express().use(relay.pictures, notFound))
      .get('/art/a.png')
      .set('Host', 'aurora.localhost')
      .expect(type === 'image/png' ? 200 : 404);
  });

  it('says itself what a picture and an answer are, and lets neither send a form', async () => {
    behave = answers('PNG', 200, 'Image/PNG; charset=text/html');
    const picture = await request(app()).get('/wps/pictures/a').set('Host', 'aurora.localhost').expect(200);
    behave = answers('{"success":true,"value":2}', 200, 'text/html; x=json');
    const answer = await request(app()).get('/wps/system/status').set('Host', 'aurora.localhost').expect(200);
    for (const { headers } of [picture, answer]) {
      expect(headers['content-security-policy']).toContain("form-action 'none'; sandbox");
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect([picture.headers['content-type'], answer.headers['content-type']]).toEqual([
      'image/png',
      'application/json; charset=utf-8',
    ]);
  });

  const withMore = (more: object) => ({ ...noGames, more });
  it.each([
    ['a number without measure', 'games', withMore({ stake: 1e308 })],
    ['a negative one', 'games', withMore({ stake: -1e300 })],
    ['a picture that runs', 'games', withMore({ iconUrl: 'javascript:alert(1)' })],
    ['the same hidden from readers', 'games', withMore({ iconUrl: ' JaVa\tscript:alert(1)' })],
    ['a picture in the answer itself', 'games', withMore({ iconUrl: 'data:image/svg+xml,<svg/>' })],
    ['such an address in a list', 'games', withMore({ images: ['vbscript:x'] })],
  ] as const)('refuses %s', async (_title, call, value) => {
    behave = answers({ success: true, value });
    await expect(relay.platform.read(call, {}, caller)).rejects.toMatchObject({ errorCode: 'platform.nonsense' });
    behave = answers({
      success: true,
      value: withMore({ stake: 9e15, iconUrl: 'games/a', note: 'data: none, javascript: none' }),
    });
    await expect(relay.platform.read(call, {}, caller)).resolves.toBeDefined();
  });

  it.each([
    '/\\evil.example',
    '/\t/evil.example',
    '//evil.example',
    'https://user:pw@evil.example/',
    'https://evil.example\\@good.example/',
    'https:/\\evil.example',
    'javascript:alert(1)',
    'https://',
  ])('refuses a game at %j', async (url) => {
    const launch = '/wps/relay/launch';
    live = {
      revision: 1,
      full: resolveSite({
        schemaVersion: 5,
        template: {
          templateId: 'T',
          merchantCode: 'aurora',
          version: 'base',
          behaviour: { platform: { paths: [`launch=${launch}`] } },
        },
      }).full,
    };
    const ask = () => request(app()).post(launch).set('Host', 'aurora.localhost').send({});
    behave = answers({ success: true, value: { url } });
    expect((await ask().expect(502)).body).toMatchObject({ errorCode: 'platform.nonsense' });
    behave = answers({ success: true, value: { url: 'https://games.example/a b?token=x@y&name=Demo Player#top' } });
    await ask().expect(200);
  });

  it.each(troubles)('answers in the envelope when the platform %s', async (_title, behaviour, status, errorCode) => {
    behave = behaviour;
    const asked = request(app(relayFor(errorCode)));
    const { body } = await asked.get('/wps/system/status').set('Host', 'aurora.localhost').expect(status);
    expect(body).toMatchObject({ success: false, errorCode, message: expect.any(String) });
  });

  it.each(['/wps/../admin', '/wps/%2e%2e/admin', '/wps/..%2f..%2fadmin', '/wps/x/./../../admin'])(
    'does not climb out by %s',
    async (path) => {
      behave = answers({ success: true });
      seen = undefined;
      const server = app().listen(0);
      await new Promise((resolve) => server.once('listening', resolve));
      // A bare request: cleverer clients tidy the path up before they send it.
      const status = await new Promise((resolve, reject) => {
        bareRequest({ port: portOf(server), path, headers: { host: 'aurora.localhost' } }, (response) =>
          resolve(response.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });
      server.close();
      expect(status).toBe(404);
      expect(seen).toBeUndefined();
    },
  );

  it.each(['pany://x/wps/system/status', '//x/wps/system/status', '/\\x/wps/system/status', 'http://x/wps/system/status'])(
    'contacts nobody for the target %s',
    async (target) => {
      const contacted = vi.spyOn(globalThis, 'fetch');
      // Without port and path, what follows could become part of the host.
      const { router, pictures } = relayTo('http://platform.invalid');
      const server = express().use(router, pictures, notFound).listen(0);
      await new Promise((resolve) => server.once('listening', resolve));
      const lines = [
        `GET ${target} HTTP/1.1`,
        'Host: aurora.localhost',
        'Accept: image/png',
        'Authorization: tok',
        'Connection: close',
      ];
      expect(statusOf(await sendRaw(portOf(server), [...lines, '', ''].join('\r\n')))).toBe(404);
      server.close();
      expect(contacted.mock.calls).toEqual([]);
    },
  );

  it('brings pictures by the addresses that the platform names, tells nothing of the visitor, and nothing but pictures', async () => {
    const files = express().use(relay.pictures, notFound);
    const ask = (path: string, accept = 'image/avif,image/*,*/*') =>
      request(files).get(path).set({ Host: 'aurora.localhost', Accept: accept, Cookie: 'operator=1', Authorization: 'tok' });
    behave = answers('<svg/>', 200, 'image/svg+xml');
    await ask('/art/games/A?v=2')
      .expect(200)
      .expect('content-type', /svg/)
      .expect('x-content-type-options', 'nosniff')
      .expect('content-security-policy', /default-src 'none'/);
    expect(seen).toMatchObject({ method: 'GET', url: '/base/art/games/A?v=2' });
    expect(seen?.headers.cookie ?? seen?.headers.authorization).toBeUndefined();
    await ask('/art/a.png', '*/*').expect(200);

    seen = undefined;
    for (const path of ['/m/home', '/preview/a.png', '/wps/captcha', '/art/%2e%2e/a.png']) await ask(path).expect(404);
    await ask('/art/games/A', 'text/html').expect(404);
    expect(seen).toBeUndefined();
    behave = answers('<html>', 200, 'text/html');
    await ask('/art/page.png').expect(404);
    behave = answers('gone', 404, 'image/png');
    await ask('/art/gone.png').expect(404);
  });

  it('refuses a host without a merchant and a body without measure', async () => {
    await request(app()).get('/wps/system/status').set('Host', 'localhost').expect(404);
    await request(app())
      .put('/wps/member/register')
      .set('Host', 'aurora.localhost')
      .send({ a: 'x'.repeat(70_000) })
      .expect(413);
  });
});
