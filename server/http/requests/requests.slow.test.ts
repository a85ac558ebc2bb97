import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw, statusOf } from '../../testing/sendRaw.ts';
import { OPERATOR_HOST, type TestServer, startTestServer, testBrand } from '../../testing/startTestServer.ts';
import { createHttpServer } from './createHttpServer.ts';
import { MAX_BODY_BYTES } from './readBody.ts';

const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer([testBrand('aurora')]);
});
afterAll(() => server.close());

const get = (target: string, lines: readonly string[] = ['Host: aurora.localhost'], port = server.port) =>
  sendRaw(port, [`GET ${target} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));

describe('a request is refused before anything reads it', () => {
  it.each([
    ['of another scheme', 'pany://x/wps/system/status'],
    ['in absolute form', 'http://aurora.localhost/m/home'],
    ['that begins with two slashes', '//evil.example/m/home'],
    ['that begins with a slash and a backslash', '/\\evil.example/m/home'],
  ])('for a target %s', async (_title, target) => {
    const answer = await get(target);
    expect([statusOf(answer), /x-request-id: [\da-f-]{36}/.test(answer)]).toEqual([400, true]);
  });

  it.each([
    ['two hosts', ['Host: aurora.localhost', 'Host: evil.example']],
    ['two hosts, one after what it does not read', ['Host: aurora.localhost', 'X-Any: 1', 'hOST: aurora.localhost']],
    ['a host with a path', ['Host: aurora.localhost/evil']],
    ['a host with a user', ['Host: aurora@evil.example']],
    ['an empty host', ['Host: ']],
    ['no host', []],
  ])('for %s', async (_title, lines) => {
    expect(statusOf(await get('/m/home', lines))).toBe(400);
  });

  it('but not a sound one', async () => {
    expect(statusOf(await get('/m/home?x=//a\\b', ['hOST: aurora.localhost:3000']))).toBe(200);
    expect(statusOf(await get('/healthz', ['Host: [::1]:3000']))).toBe(200);
  });
});

describe('every answer', () => {
  const idOf = async (host: string, path: string, headers: Record<string, string> = {}, port = server) =>
    (await port.ask(host, path, { headers })).headers['x-request-id'];

  it.each([
    ['a page', 'aurora.localhost', '/m/home'],
    ['a file', 'aurora.localhost', '/brand/aurora/logo.svg'],
    ['a missing file', 'aurora.localhost', '/assets/none.js'],
    ['the API', OPERATOR_HOST, '/preview/api/session'],
    ['a call', 'aurora.localhost', '/wps/system/status'],
  ])('has a request id of its own: %s', async (_title, host, path) => {
    const [first, second] = [await idOf(host, path), await idOf(host, path)];
    expect([first, second]).toEqual([expect.stringMatching(ID), expect.stringMatching(ID)]);
    expect(first).not.toBe(second);
  });

  it('says that a copy is still good under an id of its own', async () => {
    const { headers } = await server.ask('aurora.localhost', '/m/home');
    const again = await server.ask('aurora.localhost', '/m/home', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect([again.status, again.headers['x-request-id']]).toEqual([304, expect.stringMatching(ID)]);
    expect(again.headers['x-request-id']).not.toBe(headers['x-request-id']);
  });

  it('keeps to https where a trusted proxy says that the visitor came by it, and takes the proxy’s id', async () => {
    const proxied = await startTestServer([testBrand('aurora')], undefined, { config: { trustProxy: 1 } });
    const headers = { 'x-forwarded-proto': 'https', 'x-request-id': 'proxy-1234' };
    const ask = (from: TestServer, sent = headers) => from.ask('aurora.localhost', '/m/home', { headers: sent });
    const fresh = await ask(proxied);
    const cached = await ask(proxied);
    for (const answer of [fresh, cached])
      expect(answer.headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'x-request-id': 'proxy-1234' });
    expect(
      (await ask(proxied, { ...headers, 'x-forwarded-proto': 'http' })).headers['strict-transport-security'],
    ).toBeUndefined();
    const bare = await ask(server);
    expect([bare.headers['strict-transport-security'], bare.headers['x-request-id']]).toEqual([
      undefined,
      expect.stringMatching(ID),
    ]);
    await proxied.close();
  });

  it('may be embedded by its own site only, but pictures anywhere', async () => {
    const policyAt = async (path: string) => (await server.ask('aurora.localhost', path)).headers['cross-origin-resource-policy'];
    expect([await policyAt('/m/home'), await policyAt('/site/boot'), await policyAt('/brand/aurora/logo.svg')]).toEqual([
      'same-origin',
      'same-origin',
      'cross-origin',
    ]);
  });
});

it('a forwarding header without a trusted proxy is told once, with the setting to change', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
  const logged = await startTestServer([testBrand('aurora')], undefined, { log: pino({ level: 'warn' }, stream) });
  for (const header of ['x-forwarded-for', 'forwarded'])
    await logged.ask('aurora.localhost', '/m/home', { headers: { [header]: '203.0.113.9' } });
  await logged.close();
  expect(lines.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

describe('behind a proxy that writes ports (Azure)', () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
  let proxied: TestServer;
  beforeAll(async () => {
    const log = pino({ level: 'warn' }, stream);
    proxied = await startTestServer([testBrand('aurora')], undefined, { log, config: { trustProxy: 1 } });
  });
  afterAll(() => proxied.close());

  /** The status of each of 40 reports, whose sender is named by `written`. */
  const report = (written: (n: number) => string) =>
    Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const headers = { 'content-type': 'application/reports+json', 'x-forwarded-for': written(n) };
        return (await proxied.ask('aurora.localhost', '/site/violations', { method: 'POST', headers, body: '[]' })).status;
      }),
    );
  const refusedOf = (statuses: readonly number[]) => statuses.filter((status) => status === 429).length;

  it.each([
    ['IPv4', (n: number) => `198.51.100.2:${40_000 + n}`],
    ['IPv6', (n: number) => `[2001:db8::2]:${40_000 + n}`],
  ])('a visitor is limited, whatever port the connection has: %s', async (_title, written) => {
    expect(refusedOf(await report(written))).toBe(10);
  });

  it('texts that are not an address share one limit, and the log tells once', async () => {
    expect(refusedOf(await report((n) => `visitor-${n}`))).toBe(10);
    expect(lines.filter((line) => line.includes('no network address'))).toHaveLength(1);
  });
});

describe('the notice about proxies', () => {
  const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  const noticesOf = async (of: TestServer) => (await (await of.signIn('admin')).api('GET', '/notices')).json;

  it('is given to administrators for as long as forwarding headers arrive and no proxy is trusted', async () => {
    const direct = await startTestServer([testBrand('aurora')]);
    await direct.ask('aurora.localhost', '/m/home');
    expect(await noticesOf(direct)).toEqual([]);
    await direct.ask('aurora.localhost', '/m/home', forwarded);
    direct.age(9 * 60_000);
    expect(await noticesOf(direct)).toEqual(['proxy.untrusted']);
    direct.age(60_000);
    expect(await noticesOf(direct)).toEqual([]);
    await direct.close();
  });

  it('is not given where the proxy is trusted', async () => {
    const proxied = await startTestServer([testBrand('aurora')], undefined, { config: { trustProxy: 1 } });
    await proxied.ask('aurora.localhost', '/m/home', forwarded);
    expect(await noticesOf(proxied)).toEqual([]);
    await proxied.close();
  });
});

it('a body that says itself that it is too long is refused at once', async () => {
  const post = ['POST /preview/api/session HTTP/1.1', `Host: ${OPERATOR_HOST}`, 'Content-Type: application/json'];
  const answer = await sendRaw(server.port, [...post, 'Content-Length: 5000000', 'Connection: close', '', '{'].join('\r\n'));
  expect(statusOf(answer)).toBe(413);
});

it('a body that does not say how long it is is refused when it is too long', async () => {
  const post = ['POST /preview/api/session HTTP/1.1', `Host: ${OPERATOR_HOST}`, 'Content-Type: application/json'];
  const head = [...post, 'Transfer-Encoding: chunked', 'Connection: close', '', ''].join('\r\n');
  const body = JSON.stringify({ name: 'x'.repeat(MAX_BODY_BYTES), password: 'y' });
  const answer = await sendRaw(server.port, `${head}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`, { withinMs: 120_000 });
  expect(statusOf(answer)).toBe(413);
});

describe('a request that takes too long to arrive ends the connection', () => {
  const limits = { headersMs: 150, requestMs: 300, checkMs: 20 };
  let slow: Server;
  const portOf = () => (slow.address() as AddressInfo).port; // a TCP server has no other kind of address
  beforeAll(async () => {
    const app = express().use(express.json(), (_req, res) => void res.json({}));
    slow = createHttpServer(limits).on('request', app);
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    slow.close();
    slow.closeAllConnections();
  });

  it.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: a.localhost\r\nX-'],
    ['a body', 'POST / HTTP/1.1\r\nHost: a.localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":'],
    [
      'chunks',
      'POST / HTTP/1.1\r\nHost: a.localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a"',
    ],
  ])('%s', async (_title, sent) => {
    expect(statusOf(await sendRaw(portOf(), sent, { withinMs: 120_000 }))).toBe(408);
  });

  it('but not while its body waits for us to read it', async () => {
    let read = () => undefined;
    const patient = createHttpServer(limits).on('request', (request, response: ServerResponse) => {
      read = () => void text(request).then(({ length }) => response.end(String(length)));
    });
    await once(patient.listen(0, '127.0.0.1'), 'listening');
    const { port } = patient.address() as AddressInfo; // a TCP server has no other kind of address
    const answer = fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'x'.repeat(1_000_000) });
    await once(patient, 'request');
    // Others are late meanwhile: so many checks have been made.
    for (let late = 0; late < 3; late += 1)
      expect(statusOf(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: a.localhost\r\nX-', { withinMs: 120_000 }))).toBe(408);
    read();
    expect(await (await answer).text()).toBe('1000000');
    patient.close();
  });

  it('the second one of a connection as well', async () => {
    const browser = connect(portOf(), '127.0.0.1').setEncoding('utf8');
    let answers = '';
    browser.on('data', (text: string) => (answers += text)).write('GET / HTTP/1.1\r\nHost: a.localhost\r\n\r\n');
    await expect.poll(() => answers).toContain('200 OK');
    browser.write('GET / HTTP/1.1\r\nHost: a.loc');
    await once(browser, 'close');
    expect(answers).toContain('408 Request Timeout');
  });
});

it('a request that has arrived is answered, however long the process was stopped before it could read it', async () => {
  const server = createHttpServer({ headersMs: 150, requestMs: 300, checkMs: 20 }).on(
    'request',
    (_request, response: ServerResponse) => void response.end('here'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const browser = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8'); // a TCP server has no other kind of address
  await once(server, 'connection');
  browser.write('GET / HTTP/1.1\r\nHost: a.localhost\r\nConnection: close\r\n\r\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000); // nothing runs here meanwhile
  expect(await text(browser)).toContain('200 OK');
  server.close();
});

it('an idle connection is kept for longer than proxies keep theirs, which is 60 s', async () => {
  const server = createHttpServer().on('request', (_request, response: ServerResponse) => void response.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  server.close();
});

describe('a server that closes does not wait', () => {
  const listening = async (server: Server) => {
    server.keepAliveTimeout = 0; // for ever
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server has no other kind of address
  };

  it('for a connection that a browser has opened in advance', async () => {
    const server = createHttpServer();
    const browser = await listening(server);
    await once(server, 'connection');
    server.close();
    await once(browser, 'close');
  });

  it('for more requests of a connection whose answer ends', async () => {
    const server = createHttpServer();
    const browser = await listening(server);
    browser.resume().write('GET / HTTP/1.1\r\nHost: a.localhost\r\n\r\n');
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    server.close();
    response.end();
    await once(browser, 'close');
  });
});
