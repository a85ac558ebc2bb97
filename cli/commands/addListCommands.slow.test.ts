import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveryServer, startLiveryServer, titled } from '#tests/support/liveryServer.ts';

const many = Array.from({ length: 30 }, (_, index) => `brand-${String(index).padStart(2, '0')}`);

let site: LiveryServer;
beforeAll(async () => {
  site = await startLiveryServer(['aurora', ...many]);
});
afterAll(() => site.close());

it('livery merchants lists all of them, on however many pages the server has them', async () => {
  const { code, out } = await site.livery(['merchants']);
  const lines = out.trim().split('\n');
  expect(code).toBe(0);
  expect(lines[0]?.split(/\s+/)).toEqual(['merchant', 'revision', 'draft', 'errors', 'warnings', 'title']);
  expect(
    lines
      .slice(1)
      .map((line) => line.split(/\s+/)[0] ?? '')
      .toSorted(),
  ).toEqual(['aurora', ...many]);
});

it('livery merchants finds some, and prints JSON', async () => {
  await site.livery(['push', 'aurora', site.file('aurora.json', titled('aurora', 'Dawn'))]);
  const { out } = await site.livery(['merchants', '--search', 'auro', '--json']);
  expect(JSON.parse(out)).toEqual([expect.objectContaining({ merchantCode: 'aurora', liveRevision: 1, draftState: 'changed' })]);
});

it('livery merchants shows operators their own only', async () => {
  const { out } = await site.livery(['merchants'], { token: await site.tokenFor('viewer', 'brand-07') });
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/)[0] ?? ''),
  ).toEqual(['merchant', 'brand-07']);
});

it('livery releases lists what was live when, with its reason', async () => {
  await site.livery(['push', 'brand-01', site.file('one.json', titled('brand-01', 'One'))]);
  await site.livery(['publish', 'brand-01', '--reason', 'A new title']);
  const { out } = await site.livery(['releases', 'brand-01']);
  const cells = out
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
  expect(cells).toEqual([
    ['revision', 'live', 'when', 'how', 'reason'],
    ['2', 'live', site.server.now().toISOString(), 'Published by token pipeline of admin', 'A new title'],
    ['1', site.server.now().toISOString(), 'Initial by the system'],
  ]);
  const json = JSON.parse((await site.livery(['releases', 'brand-01', '--json'])).out) as object[];
  expect(json.map((entry) => 'releaseId' in entry)).toEqual([true, true]);
});
