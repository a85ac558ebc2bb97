import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CdnPurge } from '#schemas/edges/webhooks/cdnPurge.schema.ts';
import { createReader } from '#schemas/base/json/createReader.ts';
import { cdnPurge } from '#schemas/generated/processSettings.js';
import { createLog } from '../http/log/createLog.ts';
import { createCdnPurge } from './createCdnPurge.ts';

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

let server: Server;
let api: string;
let asked: Asked[];
/** What the CDN answers next; 200 when nothing is left. */
let statuses: number[];
let said: string[];
let waited: number[];

beforeAll(async () => {
  server = createServer((req, res) => {
    let body = '';
    req.on('data', (chunk: Buffer) => (body += chunk.toString()));
    req.on('end', () => {
      asked.push({ method: req.method, path: req.url, headers: req.headers, body });
      res.writeHead(statuses.shift() ?? 200).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind of address
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  statuses = [];
  said = [];
  waited = [];
});

const purge = (cdn: CdnPurge) =>
  createCdnPurge({
    cdn,
    log: createLog('info', { write: (line) => said.push(line) }),
    wait: async (ms) => waited.push(ms),
  })('lotus');

describe('a release that goes live', () => {
  it('is told to Fastly by the key of the merchant, softly', async () => {
    await purge({ kind: 'fastly', service: 'S/1', token: 'secret', api });
    expect(asked).toEqual([
      expect.objectContaining({
        method: 'POST',
        path: '/service/S%2F1/purge',
        headers: expect.objectContaining({ 'fastly-key': 'secret', 'surrogate-key': 'merchant-lotus', 'fastly-soft-purge': '1' }),
      }),
    ]);
  });

  it('is told to Cloudflare by the tag of the merchant', async () => {
    await purge({ kind: 'cloudflare', zone: 'zone1', token: 'secret', api });
    expect(asked).toEqual([
      expect.objectContaining({
        path: '/zones/zone1/purge_cache',
        headers: expect.objectContaining({ authorization: 'Bearer secret' }),
        body: JSON.stringify({ tags: ['merchant-lotus'] }),
      }),
    ]);
  });

  it('is told to any other with headers of its own', async () => {
    await purge({ kind: 'http', url: `${api}/purge?x=1`, headers: { 'x-key': 'secret' } });
    expect(asked).toEqual([
      expect.objectContaining({
        path: '/purge?x=1',
        headers: expect.objectContaining({ 'x-key': 'secret', 'content-type': 'application/json' }),
        body: JSON.stringify({ merchant: 'lotus', tags: ['merchant-lotus'] }),
      }),
    ]);
  });

  it('is told again when the CDN fails, and at last the log says so, without the token', async () => {
    statuses = [500, 503];
    await purge({ kind: 'fastly', service: 'S1', token: 'secret', api });
    expect([asked.length, waited]).toEqual([3, [1_000, 5_000]]);

    statuses = [500, 500, 500, 500];
    await purge({ kind: 'fastly', service: 'S1', token: 'secret', api });
    expect(asked).toHaveLength(7);
    expect(said.at(-1)).toContain('the CDN could not be told of a release');
    expect(said.join('')).not.toContain('secret');
  });

  it('is said in the log when there is no CDN at the address', async () => {
    await purge({ kind: 'http', url: 'http://127.0.0.1:1/purge' });
    expect(said.at(-1)).toContain('could not be told');
  });
});

describe('the file on the CDN', () => {
  const read = createReader<CdnPurge>(cdnPurge);

  it.each([
    [{ kind: 'fastly', service: 'S1', token: 't' }],
    [{ kind: 'cloudflare', zone: 'z', token: 't' }],
    [{ kind: 'http', url: 'https://cdn.example/purge' }],
  ])('may say %o', (content) => {
    expect(read(content).ok).toBe(true);
  });

  it.each([
    [{ kind: 'akamai', url: 'https://cdn.example' }],
    [{ kind: 'fastly', service: 'S1' }],
    [{ kind: 'http', url: 'ftp://cdn.example' }],
    [{ kind: 'http', url: 'https://cdn.example', tags: [] }],
    ['cdn'],
  ])('may not say %o', (content) => {
    expect(read(content).ok).toBe(false);
  });
});
