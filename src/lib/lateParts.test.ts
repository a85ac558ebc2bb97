import { expect, it, vi } from 'vitest';
import { isWaiting, letWait, wakeAllParts, wakePart } from './lateParts.ts';

it('a part is loaded when it is woken, once', async () => {
  const load = vi.fn(async () => 'code');
  const code = letWait('winners', load);
  expect([isWaiting('winners'), load.mock.calls.length]).toEqual([true, 0]);
  await Promise.all([wakePart('winners'), wakePart('winners')]);
  await wakePart('winners');
  expect([isWaiting('winners'), load.mock.calls.length, await code]).toEqual([false, 1, 'code']);
});

it('all parts can be woken, and one that fails tells only who waits for it', async () => {
  const fails = letWait('fails', () => Promise.reject(new Error('offline')));
  const works = letWait('works', () => Promise.resolve(1));
  const refused = expect(fails).rejects.toThrow('offline');
  await wakeAllParts();
  await refused;
  expect([await works, isWaiting('fails'), isWaiting('works')]).toEqual([1, false, false]);
});

it('waking a part that does not wait does nothing', async () => {
  await expect(wakePart('nobody')).resolves.toBeUndefined();
});
