import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { artRoutes } from './artRoutes.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-art-'));
  mkdirSync(join(folder, 'games'));
  mkdirSync(join(folder, 'vendor'));
  writeFileSync(join(folder, 'games/NOVR-001.avif'), 'avif');
  writeFileSync(join(folder, 'games/NOVR-001.webp'), 'webp');
  writeFileSync(join(folder, 'vendor/NOVR-WHITE.png'), 'png');
  writeFileSync(join(folder, 'secret.svg'), 'secret');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = (path: string, accept = '*/*') =>
  request(express().use(artRoutes(folder)))
    .get(path)
    .set('Accept', accept);

it.each([
  ['a browser that takes AVIF', '/art/games/NOVR-001', 'image/avif,image/webp,*/*', 'image/avif'],
  ['any other', '/art/games/NOVR-001', 'image/webp,*/*', 'image/webp'],
  ['who names the format', '/art/games/NOVR-001.webp', 'image/avif', 'image/webp'],
  ['who wants a vendor', '/vendor/NOVR-WHITE.png', '*/*', 'image/png'],
])('serves %s', async (_title, path, accept, type) => {
  const { status, headers } = await get(path, accept);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('says that the answer depends on what the browser takes', async () => {
  expect((await get('/art/games/NOVR-001')).headers['vary']).toContain('Accept');
});

it.each(['/art/games/NOPE-001', '/art/games/..%2Fsecret.svg', '/art/secret.svg', '/art/games/', '/art/games/NOVR-001.php'])(
  'has nothing at %s',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
  },
);
