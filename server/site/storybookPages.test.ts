import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { storybookPages } from './storybookPages.ts';
import { toolPage } from './toolPage.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-storybook-'));
const INLINE = 'window.FEATURES = {};';

let server: Server;
const get = (path: string) => ask((server.address() as AddressInfo).port, 'localhost', path); // a TCP server has no other kind of address

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), `<script>${INLINE}</script><script type="module" src="./assets/a.js"></script>`);
  writeFileSync(join(folder, 'iframe.html'), '<script type="module">start()</script>');
  writeFileSync(join(folder, 'assets/a.js'), 'run()');
  const pages = await storybookPages(folder);
  const app = express();
  if (pages) app.use(pages, toolPage({ html: async () => '<title>Tool</title>', isDevelopment: false }, true));
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it.each([
  ['/storybook', 308],
  ['/storybook/', 200],
  ['/storybook/iframe.html', 200],
  ['/storybook/assets/a.js', 200],
  ['/storybook/../package.json', 404],
  ['/storybook/absent.js', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await get(path)).status).toBe(status);
});

it('its policy allows the inline scripts that it was built with, and no others', async () => {
  const policy = String((await get('/storybook/')).headers['content-security-policy']);
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  expect(policy).toContain(`script-src 'self' ${hash(INLINE)} ${hash('start()')};`);
});

it('the tool’s page says where it is', async () => {
  expect((await get('/preview/')).text).toBe('<link rel="help" href="/storybook/"><title>Tool</title>');
});

it('there is none where none has been built', async () => {
  expect(await storybookPages(join(folder, 'assets'))).toBeUndefined();
});
