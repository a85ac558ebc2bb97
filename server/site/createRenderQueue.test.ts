import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { type RenderKind, type RenderQueue, RenderRefused, createRenderQueue } from './createRenderQueue.ts';

let now: number;
let queue: RenderQueue;
/** How long freely chosen pages were held back, in milliseconds. */
let waits: number[];
beforeEach(() => {
  now = 1;
  waits = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  queue = createRenderQueue({ now: () => now, wait });
});

/** A render that draws for so long. */
const draw = (kind: RenderKind, ms: number, onDrawn: () => void = () => undefined) =>
  queue.run(kind, async (turn) => {
    await turn();
    now += ms;
    onDrawn();
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
  const done = queue.run('declared', () => new Promise<void>((resolve) => (goOn = resolve)));
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
    queue.run('declared', async (turn) => {
      await turn();
      order.push(name);
      void setImmediate().then(() => order.push(`after ${name}`));
    });
  await Promise.all([render('one'), render('two'), render('three')]);
  expect(order).toEqual(['one', 'after one', 'two', 'after two', 'three']);
});

it('goes on after a render that fails', async () => {
  const bug = () => {
    throw new Error('bug');
  };
  for (const kind of ['declared', 'named'] as const) {
    await expect(draw(kind, 40, bug)).rejects.toThrow('bug');
    expect(await queue.run(kind, async (turn) => (await turn(), 'drawn'))).toBe('drawn');
  }
});

describe('pages that visitors choose freely', () => {
  it('are drawn in a quarter of the time at most, however many are asked for', async () => {
    await Promise.all([draw('named', 40), draw('unknown', 100), draw('named', 40), draw('named', 40)]);
    expect(waits).toEqual([120, 300, 120]);
  });

  it('are not held back when the pause is over', async () => {
    await draw('named', 40);
    await setImmediate(); // what a drawing has taken is known then
    now += 100;
    await draw('named', 40);
    await setImmediate();
    now += 120;
    await draw('named', 40);
    expect(waits).toEqual([20]);
  });

  it('hold back no declared page', async () => {
    const order: string[] = [];
    let goOn: () => void = () => undefined;
    queue = createRenderQueue({ now: () => now, wait: () => new Promise<void>((resolve) => (goOn = resolve)) });
    const note = (name: string) => () => order.push(name);
    await draw('named', 40, note('named'));
    const second = draw('named', 40, note('second named'));
    await draw('declared', 40, note('declared'));
    await draw('declared', 40, note('second declared'));
    goOn();
    await second;
    expect(order).toEqual(['named', 'declared', 'second declared', 'second named']);
  });
});
