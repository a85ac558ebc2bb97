import { describe, expect, it, vi } from 'vitest';
import { createTaskQueue } from './createTaskQueue.ts';

/** Work that goes on only when a test lets it. */
function pausedWork() {
  const begun: string[] = [];
  let release = () => {};
  const work = (key: string) => {
    begun.push(key);
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  return { begun, work, goOn: () => release() };
}

describe('work in the background', () => {
  it('is done one by one, each key once, in order', async () => {
    const { begun, work, goOn } = pausedWork();
    const later = createTaskQueue(work, vi.fn());
    for (const key of ['a', 'b', 'b', 'c']) later(key);
    expect(begun).toEqual(['a']);
    goOn();
    await expect.poll(() => begun).toEqual(['a', 'b']);
    later('b'); // it has begun, and may see what was there before
    goOn();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
    goOn();
    await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'b']);
  });

  it('is left undone when too much of it waits', async () => {
    const begun: string[] = [];
    let goOn = () => {};
    const released = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const later = createTaskQueue((key) => (begun.push(key), released), vi.fn());
    for (let number = 0; number < 1000; number += 1) later(String(number));
    goOn();
    await expect.poll(() => begun.at(-1)).toBe('200');
    later('afterwards');
    await expect.poll(() => begun.at(-1)).toBe('afterwards');
    expect(begun).toHaveLength(202);
  });

  it('goes on after a failure, which is reported', async () => {
    const done: string[] = [];
    const onError = vi.fn();
    const later = createTaskQueue(async (key) => {
      if (key === 'bad') throw new Error('broken');
      done.push(key);
    }, onError);
    for (const key of ['bad', 'good']) later(key);
    await expect.poll(() => done).toEqual(['good']);
    expect(onError).toHaveBeenCalledWith(new Error('broken'), 'bad');
  });
});
