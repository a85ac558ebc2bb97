import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { storeStatus } from './storedStatus.ts';
import { liveSite } from './serverSource.ts';

const { site } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base', parameters: { title: 'Aurora', status_reading: 'b' } },
});
const live = { site, revision: 3, settings: {} };

let asked: string[];
const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  });

beforeEach(() => {
  localStorage.clear();
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

it('asks our server once for the live site, and leaves the gate as it is where no status is known', async () => {
  answer(200, JSON.stringify(live));
  expect(await liveSite()).toEqual(live);
  expect(asked).toEqual(['/site/boot']);
});

it.each([
  [1, { gate: 'maintenance', ip: '' }],
  [
    { status: 0, ip: '203.0.113.9' },
    { gate: 'open', ip: '203.0.113.9' },
  ],
])('reads the status %j, which the platform reported before, as the live site does', async (status, gate) => {
  storeStatus(status);
  answer(200, JSON.stringify(live));
  expect(await liveSite()).toEqual({ ...live, ...gate });
});

it.each([
  ['the error page of a proxy', 200, '<!doctype html>'],
  ['an error', 500, JSON.stringify(live)],
  ['an answer without a site', 200, JSON.stringify({ ...live, site: null })],
  ['an answer without settings', 200, JSON.stringify({ site, revision: 3 })],
  ['an answer without a revision', 200, JSON.stringify({ site, settings: {} })],
])('refuses %s', async (_title, status, body) => {
  answer(status, body);
  await expect(liveSite()).rejects.toThrow();
});
