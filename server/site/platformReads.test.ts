import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { createReads } from './platformReads.ts';

const quiet = pino({ enabled: false });

type Answers = Readonly<Partial<Record<CallName, unknown>>>;

/** The reads of a page from a platform that has these answers and fails at every other call. */
function readsWith(answers: Answers) {
  const state = { answers, revision: 1, now: 1, hangs: false };
  const asked: string[] = [];
  const readsFor = createReads({
    log: quiet,
    revisionOf: () => state.revision,
    now: () => state.now,
    platform: {
      async read(call, _params, { merchantCode }) {
        asked.push(`${merchantCode} ${call}`);
        if (state.hangs) return new Promise(() => undefined);
        if (!(call in state.answers)) throw new Error('no such call');
        return state.answers[call] as never; // the test's own answers
      },
    },
  });
  return {
    readsFor,
    asked,
    answer: (next: Answers) => (state.answers = next),
    publish: () => (state.revision += 1),
    hang: () => (state.hangs = true),
    age: (ms: number) => (state.now += ms),
  };
}

const own = { currency: { symbol: '$', position: 'A' } };
const hosts = ['https://one.example', 'https://two.example'];
const routed = { ...own, callHosts: hosts, imageHosts: hosts };

it.each([
  ['spreads pictures and calls over the hosts of the domain route', { settings: own, domainRoute: { hosts } }, routed],
  ['does without a route that the platform does not have', { settings: own }, own],
  ['does without hosts that are not there', { settings: own, domainRoute: [] }, own],
])('a page %s', async (_what, answers, expected) => {
  const { readsFor, asked } = readsWith(answers);
  const reads = readsFor('aurora');
  expect(await reads.settings()).toEqual(expected);
  expect(asked).toEqual(['aurora settings', 'aurora domainRoute']);
  expect(reads.failed()).toBe(false);
});

it('a page keeps to the settings and hosts known last while the platform does not answer, each merchant to its own', async () => {
  const { readsFor, answer, age } = readsWith({ settings: own, domainRoute: hosts });
  await readsFor('aurora').settings();
  age(60_000);
  answer({ domainRoute: ['https://other.example'] });
  const [aurora, lotus] = [readsFor('aurora'), readsFor('lotus')];
  expect([await aurora.settings(), await lotus.settings()]).toEqual([routed, {}]);
  expect([aurora.failed(), lotus.failed()]).toEqual([true, true]);
});

it('asks the platform once for what pages of the next half minute show, and again for another revision', async () => {
  const { readsFor, asked, publish, age } = readsWith({ settings: own });
  const read = () => readsFor('aurora').read('settings', {});
  expect(await Promise.all([read(), read()])).toEqual([own, own]);
  age(30_000);
  await read();
  expect(asked).toHaveLength(1);
  publish();
  await read();
  expect(asked).toHaveLength(2);
  age(30_001);
  await read();
  expect(asked).toHaveLength(3);
});

it('a page waits two seconds for all its calls together', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { readsFor, hang } = readsWith({ settings: own });
  const reads = readsFor('aurora');
  hang();
  vi.advanceTimersByTime(1_900);
  const first = reads.read('games', {}).catch(String);
  vi.advanceTimersByTime(100);
  expect(await first).toBe('TimeoutError: no answer within 2000 ms');
  await expect(reads.read('vendors', {})).rejects.toThrow('no answer within 2000 ms');
  vi.useRealTimers();
});

it('a page whose time is over still gets what another has read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { readsFor } = readsWith({ settings: own });
  const reads = readsFor('aurora');
  await readsFor('aurora').read('settings', {});
  vi.advanceTimersByTime(5_000);
  expect(await reads.read('settings', {})).toEqual(own);
  vi.useRealTimers();
});

it('does not keep a failure', async () => {
  const { readsFor, answer } = readsWith({});
  await expect(readsFor('aurora').read('settings', {})).rejects.toThrow('no such call');
  answer({ settings: own });
  expect(await readsFor('aurora').read('settings', {})).toEqual(own);
});

it('leaves out what the player does not read', async () => {
  const game = { gameId: 'BGS-1', nodeId: 1, gameName: 'Amber Tide', gameType: 'RNG', vassalage: 'BGS', iconUrl: '/art/1' };
  const unread = { nodeName: 'Amber Tide', showIcon: '1', gameCount: 3, classify: ['ASIA'] };
  const ofPlatform = { own: 'addition' };
  const page = { pageNum: 1, totalPages: 1, totalCount: 1 };
  const { readsFor } = readsWith({
    games: { ...page, games: [{ ...game, ...unread, ...ofPlatform }] },
    hotGames: [{ ...game, ...unread }],
  });
  const { read } = readsFor('aurora');
  expect(await read('games', {})).toEqual({ ...page, games: [{ ...game, ...ofPlatform }] });
  expect(await read('hotGames', {})).toEqual([game]);
});
