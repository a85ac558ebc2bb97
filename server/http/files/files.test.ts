import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { builtFiles } from './builtFiles.ts';
import { createBrandFiles } from './createBrandFiles.ts';
import { PICTURE_POLICY } from '../headers/pictureHeaders.ts';

const root = mkdtempSync(join(tmpdir(), 'livery-files-'));
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`;

let server: Server;
let port: number;
const get = (path: string, headers: Record<string, string> = {}) => ask(port, 'aurora.localhost', path, { headers });

beforeAll(async () => {
  const write = (path: string, content: string | Buffer) => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  write('client/assets/boot-abc.js', 'boot');
  write('client/assets/boot-abc.js.br', brotliCompressSync('boot'));
  write('client/assets/boot-abc.js.map', '{}');
  write('client/assets/one-abc.css', '.one{}');
  write('client/assets/two-def.css', '.two{}');
  write('client/favicon.svg', '<svg/>');
  write('client/.vite/manifest.json', '{}');
  write('client/admin-preview/index.html', 'tool');
  write('brands/aurora/assets/logo.svg', LOGO);
  write('brands/aurora/assets/hero.avif', 'avif');
  write('brands/aurora/assets/hero.webp', 'webp');
  write('brands/aurora/assets/notes.txt', 'secret');
  write('brands/aurora/release.json', '{}');

  const app = express();
  app.use('/mapped', await builtFiles(root, true));
  app.use(await builtFiles(root, false), createBrandFiles(join(root, 'brands')).handle, (_req, res) => {
    res.status(404).end();
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  port = (server.address() as AddressInfo).port; // a TCP server has no other kind of address
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

describe('files of the build', () => {
  it('never change under their name, and come compressed', async () => {
    const { status, headers, bytes } = await get('/assets/boot-abc.js', { 'accept-encoding': 'br' });
    expect([status, headers['cache-control'], headers['content-encoding']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'br',
    ]);
    expect(brotliDecompressSync(bytes).toString()).toBe('boot');
  });

  it('that have no hash in their name are looked at again', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
      'content-type': 'image/svg+xml',
    });
    expect((await get('/favicon.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it('come with their source maps where these are switched on, and only there', async () => {
    const maps = async (at: string) => {
      const script = await get(`${at}/assets/boot-abc.js`);
      return [script.headers['sourcemap'], (await get(`${at}/assets/boot-abc.js.map`)).status];
    };
    expect([await maps('/mapped'), await maps('')]).toEqual([
      ['boot-abc.js.map', 200],
      [undefined, 404],
    ]);
  });

  it('come as one file where a page names several sheets', async () => {
    const { status, headers, text } = await get('/assets/two-def+one-abc.css');
    expect([status, text]).toEqual([200, '.two{}.one{}']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    });
  });

  it.each(['one-abc+gone', 'one-abc+one-abc', 'one-abc+', 'boot-abc+one-abc'])('has no sheet %s', async (names) => {
    expect((await get(`/assets/${names}.css`)).status).toBe(404);
  });

  it.each(['/.vite/manifest.json', '/admin-preview/index.html', '/', '/assets/', '/assets/../../brands/aurora/release.json'])(
    'do not include %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );
});

describe('files of a brand', () => {
  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'avif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
  ])('an address without an extension answers Accept "%s" with %s', async (accept, type, text) => {
    const answer = await get('/brand/aurora/hero', { accept });
    expect([answer.headers['content-type'], answer.text, answer.headers.vary]).toEqual([type, text, 'Accept']);
  });

  it('are compressed when they are drawings, and cannot run scripts', async () => {
    const { headers, bytes } = await get('/brand/aurora/logo.svg', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-security-policy': PICTURE_POLICY,
    });
    expect(brotliDecompressSync(bytes).toString()).toBe(LOGO);
  });

  it('are kept for a year when the address names their version', async () => {
    expect((await get('/brand/aurora/logo.svg?v=1a2b')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers } = await get('/brand/aurora/logo.svg');
    expect((await get('/brand/aurora/logo.svg', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
  });

  it.each([
    '/brand/aurora/gone.svg',
    '/brand/aurora/notes.txt',
    '/brand/nobody/logo.svg',
    '/brand/aurora/../release.json',
    '/brand/aurora/%2e%2e/release.json',
    '/brand/aurora/..%2frelease.json',
    '/brand/aurora/release.json',
  ])('do not include %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
