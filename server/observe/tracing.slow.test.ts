import { type IncomingHttpHeaders, type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../http/log/createLog.ts';
import { startServer } from '../startServer.ts';
import { placeStore } from '../store/testing/placeStore.ts';
import { ask, listenTo } from '../testing/ask.ts';
import { smallestBuild } from '../testing/smallestBuild.ts';

const sdk = vi.hoisted(() => ({ isLoaded: false }));
vi.mock('@opentelemetry/sdk-trace-node', async (importOriginal) => {
  sdk.isLoaded = true;
  return importOriginal();
});

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** A span as OTLP writes it in JSON. */
interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

const { root, remove } = smallestBuild();
const dataDir = join(root, 'data');
const servers: Server[] = [];
const bodies: string[] = [];
const platformHeaders: IncomingHttpHeaders[] = [];
let collector: string;
let platform: string;

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address
}

beforeAll(async () => {
  collector = await listen((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString()));
    req.on('end', () => {
      bodies.push(body);
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await placeStore(dataDir);
  // Its answer is of another shape than declared, which the log says.
  platform = await listen((req, res) => {
    platformHeaders.push(req.headers);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":7}');
  });
});
beforeEach(() => {
  bodies.length = 0;
  platformHeaders.length = 0;
});
afterEach(() => vi.unstubAllEnvs());
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  remove();
});

/** Starts a server whose SDK reads the same variables as its configuration does. */
async function start(env: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const said: string[] = [];
  const log = createLog(
    'error',
    new PassThrough().on('data', (line: Buffer) => said.push(line.toString())),
  );
  const base = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, PRERENDER: '0', OPERATOR_PASSWORD: 'correct horse' };
  const config = readConfig({ ...base, SHIPPED_BRANDS: 'aurora', ...env });
  return { ...(await startServer({ config, log, root, isDevelopment: false })), said };
}

const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });
const sent = (): Sent[] => bodies.map((body) => JSON.parse(body) as Sent);
const spans = (): SentSpan[] =>
  sent().flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${PARENT}-01`;
const headers = { 'x-request-id': 'request-0001', traceparent, 'x-forwarded-for': '203.0.113.9', cookie: 'age=SECRET' };

it('loads no SDK and sends nothing unless a collector is named', async () => {
  const server = await start({ OTEL_SERVICE_NAME: 'lobby' });
  expect((await ask(server.port, 'aurora.localhost', '/m/home')).status).toBe(200);
  await server.stop();
  expect([sdk.isLoaded, bodies]).toEqual([false, []]);
});

it('sends a request, the page drawn for it and the calls of the platform, as one trace below that of a trusted proxy', async () => {
  const server = await start({
    ...traced(),
    TRUST_PROXY: '1',
    OTEL_SERVICE_NAME: 'lobby',
    OTEL_RESOURCE_ATTRIBUTES: 'host.name=a',
  });
  expect(sdk.isLoaded).toBe(true);
  await ask(server.port, 'aurora.localhost', '/m/home?utm_source=SECRET', { headers });
  (await listenTo(server.port, 'aurora.localhost', '/site/events')).close();
  await server.stop();

  const [request, ...others] = spans().filter(({ name }) => name === 'GET page');
  expect(others).toEqual([]);
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
  expect(valuesOf(request?.attributes ?? [])).toEqual({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    'livery.request.kind': 'page',
    'livery.request.id': 'request-0001',
    'livery.merchant': 'aurora',
  });
  const page = spans().find(({ name }) => name === 'render page');
  expect(page).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  expect(valuesOf(page?.attributes ?? [])).toEqual({ 'livery.merchant': 'aurora', 'livery.language': 'EN' });
  const call = spans().find(({ name }) => name === 'platform games');
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: page?.spanId });
  expect(valuesOf(call?.attributes ?? [])).toEqual({ 'livery.platform.call': 'games' });

  expect(spans().filter(({ name }) => name.includes('stream'))).toEqual([]);
  expect(bodies.join()).not.toMatch(/SECRET|203\.0\.113\.9|127\.0\.0\.1|utm_source/);
  const [first] = sent();
  expect(valuesOf(first?.resourceSpans[0]?.resource.attributes ?? [])).toMatchObject({
    'service.name': 'lobby',
    'host.name': 'a',
  });
});

it('sends what an operator publishes', async () => {
  const server = await start(traced());
  const operators = async (path: string, body: object, more: Record<string, string> = {}) =>
    ask(server.port, `localhost:${server.port}`, `/preview/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const signedIn = await operators('/session', { name: 'admin', password: 'correct horse' });
  const { csrf } = JSON.parse(signedIn.text) as { csrf: string };
  const cookie = signedIn.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const published = await operators(
    '/merchants/aurora/releases',
    { note: 'SECRET', waived: [] },
    { cookie, 'x-csrf': csrf, 'if-match': '"0"' },
  );
  await server.stop();
  const release = spans().find(({ name }) => name === 'publish release');
  const request = spans().find(({ spanId }) => spanId === release?.parentSpanId);
  expect(request?.name).toBe('POST operator');
  expect(valuesOf(request?.attributes ?? [])).toMatchObject({ 'http.response.status_code': published.status });
  expect(valuesOf(release?.attributes ?? [])).toMatchObject({ 'livery.merchant': 'aurora' });
  expect(bodies.join()).not.toMatch(/SECRET|correct horse/);
});

it('tells the merchant’s platform of the trace, the log too, and believes no visitor', async () => {
  const server = await start({ ...traced(), PLATFORM_URL: platform });
  await ask(server.port, 'aurora.localhost', '/wps/member/info', { headers });
  await server.stop();
  const call = spans().find(({ name }) => name.startsWith('platform '));
  const request = spans().find(({ name }) => name === 'GET call');
  expect(request?.parentSpanId ?? '').toBe('');
  expect(request?.traceId).not.toBe(TRACE);
  expect(call).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(platformHeaders.map((each) => each['traceparent'])).toContain(`00-${call?.traceId}-${call?.spanId}-01`);
  expect(server.said.join()).toContain(request?.traceId);
});
