import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patientSignal, startPatience, until, withPatience } from './startPatience.ts';

afterEach(() => vi.useRealTimers());

/** As a process that was stopped: nothing of it runs for so long. */
const pause = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('a wait', () => {
  it('is over after its time', () => {
    vi.useFakeTimers();
    const onOver = vi.fn();
    startPatience(2_000, onOver);
    vi.advanceTimersByTime(1_999);
    expect(onOver).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onOver).toHaveBeenCalledOnce();
  });

  it('is not over when the process was paused for all of it: what came meanwhile is read first', async () => {
    const onOver = vi.fn();
    const stop = startPatience(100, onOver);
    pause(300);
    await nextTurn();
    await nextTurn();
    expect(onOver).not.toHaveBeenCalled();
    stop();
  });

  it('that was ended calls nobody', () => {
    vi.useFakeTimers();
    const onOver = vi.fn();
    startPatience(1_000, onOver)();
    vi.advanceTimersByTime(5_000);
    expect(onOver).not.toHaveBeenCalled();
  });
});

it('work gives what it gives, its own error, or that it took too long', async () => {
  expect(await withPatience(1_000, Promise.resolve('done'))).toBe('done');
  await expect(withPatience(1_000, Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  await expect(withPatience(4, new Promise(() => undefined))).rejects.toThrow('no answer within 4 ms');
});

it('a signal ends as that of AbortSignal.timeout does', async () => {
  const signal = patientSignal(4);
  await expect.poll(() => signal.aborted).toBe(true);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

it('many wait by one signal without a word of Node beside the log', async () => {
  const warned = vi.fn();
  process.on('warning', warned);
  const signal = patientSignal(60_000);
  const given = await Promise.all(Array.from({ length: 40 }, (_none, index) => until(signal, nextTurn(index))));
  await nextTurn();
  process.off('warning', warned);
  expect([given.length, warned.mock.calls]).toEqual([40, []]);
});
