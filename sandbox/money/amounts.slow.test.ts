import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { calls } from '#schemas/generated/calls.js';
import { languageFacts } from '#schemas/generated/languageFacts.js';
import { seedHistory } from '../records/seedHistory.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { givenPaths } from '../testing/givenPaths.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  sandbox.setLimits({ loginsPerIp: { count: 1000, windowMs: 60_000 } });
  await seedHistory(sandbox.db, [MERCHANT], sandbox.now());
});
afterAll(() => sandbox.close());

/** The home market of the merchant is that of the language. */
function liveIn(language: Language): void {
  const { template } = release();
  sandbox.setRelease(release({ template: { ...template, parameters: { ...template.parameters, language } } }));
}

const given: Partial<Record<CallName, string>> = givenPaths;

async function ask(name: CallName, query = '', username?: string): Promise<unknown> {
  const headers: Record<string, string> = username === undefined ? {} : { authorization: await loginAs(sandbox, username) };
  const { status, body } = await sandbox.call('GET', (given[name] ?? calls[name].path) + query, { headers });
  expect(status).toBe(200);
  return body.value;
}

const SUMS = ['totals', 'footer'];

/** The numbers under these names, at any depth but in sums; neither zeros nor signs. Of terms, only amounts. */
function amountsIn(answer: unknown, names: readonly string[]): number[] {
  if (Array.isArray(answer)) return answer.flatMap((each) => amountsIn(each, names));
  if (!isObject(answer) || (answer['key'] !== undefined && answer['kind'] !== 'amount')) return [];
  return Object.entries(answer).flatMap(([name, value]) => {
    if (SUMS.includes(name)) return [];
    if (!names.includes(name)) return amountsIn(value, names);
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.filter((each) => typeof each === 'number' && each !== 0).map((each) => Math.abs(Number(each)));
  });
}

const DAYS = '?startDate=2026-02-10&endDate=2026-02-24&pageSize=100';
const MONTHS = '?startDate=2026-01-15&endDate=2026-02-10&pageNo=1&pageSize=20';

interface Kind {
  readonly call: CallName;
  readonly names: readonly string[];
  /** In credits. */
  readonly between: readonly [number, number];
  readonly isOffer?: true;
  readonly query?: string;
  readonly as?: 'demomember' | 'demoagent';
}

const kinds: readonly Kind[] = [
  { call: 'games', names: ['minBet'], between: [0.1, 10], isOffer: true, query: '?pageSize=100' },
  { call: 'games', names: ['maxBet'], between: [2, 200], isOffer: true, query: '?gameType=LIVE&pageSize=100' },
  { call: 'liveTables', names: ['minBet', 'maxBet'], between: [0.1, 200], isOffer: true },
  { call: 'winners', names: ['winAmount'], between: [50, 12_000] },
  { call: 'jackpot', names: ['amount'], between: [250_000, 400_000] },
  { call: 'redRain', names: ['amount'], between: [500, 2000], isOffer: true, as: 'demomember' },
  { call: 'announcements', names: ['value'], between: [10, 10], isOffer: true, query: '?types=PR' },
  { call: 'depositMethods', names: ['minimum', 'maximum', 'quickAmounts'], between: [5, 5000], isOffer: true, as: 'demomember' },
  { call: 'depositMethods', names: ['fixed'], between: [1, 1], isOffer: true, as: 'demomember' },
  { call: 'withdrawal', names: ['minimum', 'maximum'], between: [20, 5000], isOffer: true, as: 'demomember' },
  { call: 'rewards', names: ['amount'], between: [2, 50], isOffer: true, as: 'demomember' },
  { call: 'playerRank', names: ['reward'], between: [2, 50], isOffer: true, as: 'demomember' },
  { call: 'mall', names: ['amount'], between: [5, 50], isOffer: true, as: 'demomember' },
  { call: 'wallet', names: ['sumBalance'], between: [1000, 2000], as: 'demomember' },
  { call: 'transactions', names: ['amount'], between: [0.05, 2000], query: DAYS, as: 'demomember' },
  { call: 'transactions', names: ['balance'], between: [1000, 3000], query: DAYS, as: 'demomember' },
  { call: 'gameRecords', names: ['stake'], between: [0.1, 200], query: DAYS, as: 'demomember' },
  { call: 'gameRecords', names: ['payout'], between: [0.05, 10_000], query: DAYS, as: 'demomember' },
  { call: 'teamBets', names: ['betAmount', 'winAmount'], between: [1, 30_000], query: DAYS, as: 'demoagent' },
  { call: 'memberPnl', names: ['depositAmount', 'withdrawAmount'], between: [20, 50_000], query: DAYS, as: 'demoagent' },
  { call: 'salaryInfo', names: ['value'], between: [15, 600], as: 'demoagent' },
  { call: 'dividendHistory', names: ['base', 'amount'], between: [1, 30_000], query: MONTHS, as: 'demoagent' },
];

/** How far 1, 2 and 5 may be from the exact amount. */
const OFFER_MARGIN = 1.3;

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;

// The keys of a literal: Object.keys only says string.
const languages = Object.keys(languageFacts) as Language[];

describe.each(languages)('amounts of a merchant whose first language is %s', (language) => {
  const { creditValue, currency } = languageFacts[language].home;
  const credits = (amounts: readonly number[]): number[] => amounts.map((amount) => amount / creditValue);

  it.each(kinds)('are plausible: $names of $call', async ({ call, names, between: [least, most], isOffer, query, as }) => {
    liveIn(language);
    const amounts = amountsIn(await ask(call, query, as), names);
    expect(amounts.length).toBeGreaterThan(0);
    const margin = isOffer ? OFFER_MARGIN : 1.01;
    expect(Math.min(...credits(amounts))).toBeGreaterThanOrEqual(least / margin);
    expect(Math.max(...credits(amounts))).toBeLessThanOrEqual(most * margin);
    const digits = amounts.map((amount) => amount.toExponential(6));
    if (isOffer) expect(digits.filter((text) => !/^[125]\.0+e/.test(text))).toEqual([]);
    expect(amounts.filter((amount) => Number(amount.toFixed(decimalsOf(currency.code))) !== amount)).toEqual([]);
  });

  it('have a jackpot above every win, and wins in whole numbers', async () => {
    liveIn(language);
    const [jackpot = 0] = amountsIn(await ask('jackpot'), ['amount']);
    const wins = amountsIn(await ask('winners'), ['winAmount']);
    expect(Math.max(...wins)).toBeLessThan(jackpot / 10);
    expect(wins.every(Number.isInteger)).toBe(true);
  });

  it('let a deposit, a bet and a withdrawal follow each other', async () => {
    liveIn(language);
    const [least = 0] = amountsIn(await ask('depositMethods', '', 'demomember'), ['minimum']).toSorted((a, b) => a - b);
    const [bet = 0] = amountsIn(await ask('games'), ['minBet']);
    const [withdrawn = 0] = amountsIn(await ask('withdrawal', '', 'demomember'), ['minimum']);
    const [balance = 0] = amountsIn(await ask('wallet', '', 'demomember'), ['sumBalance']);
    expect([bet <= least, least < withdrawn, withdrawn < balance]).toEqual([true, true, true]);
  });
});

describe('a merchant that changes its first language', () => {
  const wallets = async () => {
    const answers = await Promise.all(['demomember', 'demoagent'].map((name) => ask('wallet', '', name)));
    return answers.flatMap((answer) => amountsIn(answer, ['sumBalance']));
  };

  it('has its money converted, once, however many calls come at a time', async () => {
    liveIn('EN');
    const before = await wallets();
    liveIn('VN');
    const later = await wallets();
    expect(later).toEqual(before.map((amount) => Math.round(amount * 20) * 1000));
    expect(await wallets()).toEqual(later);
    liveIn('EN');
    expect((await wallets()).map(Math.round)).toEqual(before.map(Math.round));
  });
});

it('what came in and went out differs in the weeks before', async () => {
  liveIn('EN');
  for (const first of ['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22']) {
    const last = new Date(Date.parse(first) + 6 * 86_400_000).toISOString().slice(0, 10);
    const answer = await ask('transactions', `?startDate=${first}&endDate=${last}`, 'demomember');
    const [cameIn = 0, wentOut = 0] = amountsIn(isObject(answer) ? answer['totals'] : undefined, ['in', 'out']);
    expect(cameIn).toBeGreaterThan(0);
    expect(cameIn).not.toBeCloseTo(wentOut, 1);
  }
});
