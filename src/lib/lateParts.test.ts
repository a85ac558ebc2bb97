import { expect, it, vi } from 'vitest';
import { holdPlace, isWaiting, letWait, wakeAllParts, wakePart } from './lateParts.ts';

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

it('a part is alive only when its code is here and every place of it was taken over', async () => {
  void letWait('footer', async () => 'code');
  const takeOver = [holdPlace('footer'), holdPlace('footer')];
  let isAlive = false;
  const awake = wakePart('footer').then(() => (isAlive = true));
  takeOver[0]?.();
  takeOver[0]?.(); // saying it twice counts once
  await new Promise((resolve) => setTimeout(resolve));
  expect([isAlive, isWaiting('footer')]).toEqual([false, true]);
  takeOver[1]?.();
  await awake;
  expect([isAlive, isWaiting('footer')]).toEqual([true, false]);
});
