import { beforeEach, describe, expect, it } from 'vitest';
import { type RenderKind, type RenderQueue, RenderRefused, createRenderQueue } from './createRenderQueue.ts';

let now: number;
let queue: RenderQueue;
beforeEach(() => {
  now = 1;
  queue = createRenderQueue({ now: () => now });
});

/** How many renders of a kind a network may cause at once. */
function admitted(network: string, kind: RenderKind): number {
  for (let count = 0; ; count += 1) {
    try {
      queue.admit(network, kind);
    } catch (error) {
      if (error instanceof RenderRefused && error.status === 429) return count;
      throw error;
    }
  }
}

/** A render that stands still until the test lets it go on. */
function held() {
  let goOn = () => {};
  const done = queue.run(() => new Promise<void>((resolve) => (goOn = resolve)));
  return { done, goOn: () => goOn() };
}

describe('a network', () => {
  it.each<[RenderKind, number]>([
    ['declared', 300],
    ['named', 60],
    ['unknown', 10],
  ])('may have rendered of %s pages %i at once, then more as time passes', (kind, most) => {
    expect(admitted('one', kind)).toBe(most);
    now += 10_000;
    expect(admitted('one', kind)).toBe(Math.floor(most / 6));
    expect(admitted('other', kind)).toBe(most);
  });

  it('is told how long to wait', () => {
    admitted('one', 'unknown');
    expect(() => queue.admit('one', 'unknown')).toThrow(expect.objectContaining({ status: 429, retryAfterS: 6 }));
    now += 6_000;
    queue.admit('one', 'unknown');
  });
});

it('while many renders are under way, pages that visitors choose freely are refused first', async () => {
  const renders = Array.from({ length: 10 }, held);
  expect(() => queue.admit('one', 'named')).toThrow(expect.objectContaining({ status: 503 }));
  queue.admit('one', 'declared');
  renders.push(...Array.from({ length: 90 }, held));
  expect(() => queue.admit('one', 'declared')).toThrow(expect.objectContaining({ status: 503 }));
  for (const { goOn } of renders) goOn();
  await Promise.all(renders.map(({ done }) => done));
  queue.admit('one', 'unknown');
});

it('draws one page at a time, and lets other work come between two', async () => {
  const order: string[] = [];
  const render = (name: string) =>
    queue.run(async (turn) => {
      await turn();
      order.push(name);
      setImmediate(() => order.push(`after ${name}`));
    });
  await Promise.all([render('one'), render('two'), render('three')]);
  expect(order).toEqual(['one', 'after one', 'two', 'after two', 'three']);
});

it('goes on after a render that fails', async () => {
  await expect(queue.run(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
  expect(await queue.run(async (turn) => (await turn(), 'drawn'))).toBe('drawn');
});
