import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { CallName } from '#schemas/platform/calls.ts';
import { createReads } from './platformReads.ts';

const quiet = pino({ enabled: false });

type Answers = Readonly<Partial<Record<CallName, unknown>>>;

/** The reads of a page from a platform that has these answers and fails at every other call. */
function readsWith(answers: Answers) {
  const state = { answers };
  const asked: string[] = [];
  const readsFor = createReads({
    log: quiet,
    platform: {
      async read(call, _params, { merchantCode }) {
        asked.push(`${merchantCode} ${call}`);
        if (!(call in state.answers)) throw new Error('no such call');
        return state.answers[call] as never; // the test's own answers
      },
    },
  });
  return { readsFor, asked, answer: (next: Answers) => (state.answers = next) };
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
  const { readsFor, answer } = readsWith({ settings: own, domainRoute: hosts });
  await readsFor('aurora').settings();
  answer({ domainRoute: ['https://other.example'] });
  const [aurora, lotus] = [readsFor('aurora'), readsFor('lotus')];
  expect([await aurora.settings(), await lotus.settings()]).toEqual([routed, {}]);
  expect([aurora.failed(), lotus.failed()]).toEqual([true, true]);
});
