import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { createLog } from '../http/log/createLog.ts';
import { testBrand } from '../testing/startTestServer.ts';
import { createStatusService } from './createStatusService.ts';

const merchant = { merchantCode: 'aurora', site: resolveSite(testBrand('aurora')).site };

it('a platform that hangs delays nobody whose merchant has a gate of the last minute, and is asked once meanwhile', async () => {
  let now = 1;
  let asked = 0;
  let answer: () => Promise<number> = async () => 0;
  const gates = createStatusService({
    log: createLog('silent'),
    now: () => now,
    platform: { read: async () => ((asked += 1), (await answer()) as never) }, // only the status is read
  });
  expect(gates.known(merchant)).toBeUndefined();
  expect(await gates.ask(merchant)).toBe('open');
  let report = (_status: number) => {};
  answer = () => new Promise((resolve) => (report = resolve));
  now += 5_001;
  expect([gates.known(merchant), gates.known(merchant), asked]).toEqual(['open', 'open', 2]);
  report(2);
  await expect.poll(() => gates.known(merchant)).toBe('maintenance');
  now += 60_001;
  expect(gates.known(merchant)).toBeUndefined();
});
