import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LiveryServer, startLiveryServer } from '#tests/support/liveryServer.ts';

let site: LiveryServer;
beforeAll(async () => {
  site = await startLiveryServer(['aurora']);
});
afterAll(() => site.close());

it('livery support writes one file about a merchant', async () => {
  const path = site.file('bundle.json', {});
  const { code, err } = await site.livery(['support', 'aurora', '-o', path]);
  expect([code, err]).toEqual([0, expect.stringContaining(`Written: ${path}`)]);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ kind: 'livery-support', merchantCode: 'aurora', screen: null });
});

it('livery support needs a publisher', async () => {
  const { code, err } = await site.livery(['support', 'aurora'], { token: await site.tokenFor('editor', 'aurora') });
  expect([code === 0, err]).toEqual([false, expect.stringContaining('role.tooLow')]);
});
