import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GameRecordsAnswer, ProfitLossAnswer, TransactionsAnswer } from '#schemas/declare/platform/records.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { createUnit } from '../money/unitOf.ts';
import { HISTORY_DAYS, settledDay } from './simulatePlayerDay.ts';
import { seedHistory } from './seedHistory.ts';

let sandbox: TestSandbox;
let member: string;
let other: string;
/** The last movement of money that the sandbox began with. */
let opened: number;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [member, other] = [await loginAs(sandbox, 'demomember'), await loginAs(sandbox, 'demoagent')];
  const [last] = await sandbox.db.query<{ id: number }>('select coalesce(max(id), 0) as id from ledger');
  opened = last?.id ?? 0;
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.db.query('delete from counters');
  await sandbox.db.query('delete from game_rounds');
  await sandbox.db.query('delete from ledger where id > $1', [opened]);
});

const idOf = async (username: string): Promise<number> => {
  const [row] = await sandbox.db.query<{ id: number }>('select id from accounts where username = $1 and merchant_code = $2', [
    username,
    MERCHANT,
  ]);
  return row?.id ?? 0;
};
const gameOf = async (gameType: string): Promise<string> => {
  const [row] = await sandbox.db.query<{ id: string }>(
    'select game_id as id from games where game_type = $1 order by 1 limit 1',
    [gameType],
  );
  return row?.id ?? '';
};

interface Bet {
  readonly at: string;
  readonly stake?: string;
  readonly payout?: string;
  readonly kind?: string;
  readonly free?: boolean;
  readonly username?: string;
}
async function played({ at, stake = '2.00', payout = '0', kind = 'RNG', free = false, username = 'demomember' }: Bet) {
  await sandbox.db.query(
    `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
     values ($1, $2, $3, $4, $5, 0, '{}', $6)`,
    [await idOf(username), await gameOf(kind), free, stake, payout, at],
  );
}

const ask = (call: string, query = '', authorization = member) =>
  sandbox.call('GET', `/wps/record/${call}?startDate=2026-02-01&endDate=2026-02-28${query}`, { headers: { authorization } });
// The contract test holds the answers to their schemas.
const bets = async (query?: string) => (await ask('bets', query)).body.value as GameRecordsAnswer;
const moves = async (query?: string) => (await ask('transactions', query)).body.value as TransactionsAnswer;
const results = async () => (await ask('profitLoss')).body.value as ProfitLossAnswer;

describe('bet history', () => {
  it('are the member’s own of the days that were asked for, newest first, to the cent', async () => {
    await played({ at: '2026-01-31T23:59:59.999Z' });
    await played({ at: '2026-02-01T00:00:00Z', stake: '0.10', payout: '0.30' });
    await played({ at: '2026-02-28T23:59:59Z', stake: '0.20' });
    await played({ at: '2026-03-01T00:00:00Z' });
    await played({ at: '2026-02-10T00:00:00Z', username: 'demoagent' });
    const { list, totals, totalCount } = await bets();
    expect(list.map(({ stake, profit }) => [stake, profit])).toEqual([
      [0.2, -0.2],
      [0.1, 0.2],
    ]);
    expect([totalCount, totals]).toEqual([2, { count: 2, stake: 0.3, payout: 0.3, profit: 0 }]);
  });

  it('come by the page', async () => {
    for (const hour of ['01', '02', '03']) await played({ at: `2026-02-05T${hour}:00:00Z` });
    const { list, totalCount, totalPages } = await bets('&pageNo=2&pageSize=2');
    expect([list.map(({ betTime }) => betTime), totalCount, totalPages]).toEqual([['2026-02-05T01:00:00.000Z'], 3, 2]);
  });

  it('are narrowed to a kind of game: sports are all sports, lotteries are one', async () => {
    for (const kind of ['RNG', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT']) await played({ at: '2026-02-05T00:00:00Z', kind });
    const kinds = async (gameType: string) => (await bets(`&gameType=${gameType}`)).list.map((bet) => bet.gameType).toSorted();
    expect(await kinds('RNG')).toEqual(['RNG']);
    expect(await kinds('SPORTS')).toEqual(['ESPORTS', 'SPORTS']);
    expect(await kinds('ELOTT')).toEqual(['ELOTT', 'LOTT']);
  });

  it('show free play, which counts for nothing', async () => {
    await played({ at: '2026-02-05T00:00:00Z', free: true, stake: '5.00' });
    const { list, totals } = await bets();
    expect([list[0]?.freeplay, totals]).toEqual([1, { count: 1, stake: 0, payout: 0, profit: 0 }]);
  });

  it.each(['bets', 'transactions', 'profitLoss'])(
    '%s need a session, and no more days than the merchant lets choose',
    async (call) => {
      const unknown = await sandbox.call('GET', `/wps/record/${call}`);
      expect([unknown.status, unknown.body.errorCode]).toEqual([401, 'session.missing']);
      const { template } = release();
      sandbox.setRelease(release({ template: { ...template, behaviour: { records: { maxDays: 27 } } } }));
      const long = await ask(call);
      sandbox.setRelease(release());
      expect([long.status, long.body.errorCode]).toEqual([400, 'query.invalid']);
      expect((await ask(call)).status).toBe(200);
    },
  );
});

describe('profit and loss', () => {
  it('sums bets for money by kind and together, what was staked most first', async () => {
    await played({ at: '2026-02-05T00:00:00Z', stake: '1.10', payout: '5.00' });
    await played({ at: '2026-02-06T00:00:00Z', kind: 'LIVE', stake: '3.00' });
    await played({ at: '2026-02-07T00:00:00Z', kind: 'LOTT', stake: '0.50' });
    await played({ at: '2026-02-07T00:00:00Z', kind: 'ELOTT', stake: '0.50' });
    await played({ at: '2026-02-07T00:00:00Z', free: true, stake: '100.00' });
    await played({ at: '2026-03-07T00:00:00Z', stake: '100.00' });
    const { list, totals } = await results();
    expect(list.map(({ gameType, count, profit }) => [gameType, count, profit])).toEqual([
      ['LIVE', 1, -3],
      ['RNG', 1, 3.9],
      ['ELOTT', 2, -1],
    ]);
    expect(totals).toEqual({ count: 4, stake: 5.1, payout: 5, profit: -0.1 });
  });

  it('is nothing where nothing was played', async () => {
    expect(await results()).toEqual({ list: [], totals: { count: 0, stake: 0, payout: 0, profit: 0 } });
  });
});

describe('transactions', () => {
  beforeEach(async () => {
    const id = await idOf('demomember');
    const rows = [
      ['deposit', '100.00', 'done', 'wallet'],
      ['bet', '-0.10', 'done', await gameOf('RNG')],
      ['win', '0.30', 'done', await gameOf('RNG')],
      ['withdrawal', '-50.00', 'cancelled', 'Orchard Mutual •••• 4821'],
      ['bonus', '5.00', 'done', 'reward'],
    ];
    for (const [index, [kind, amount, status, subject]] of rows.entries()) {
      await sandbox.db.query(
        `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at) values ($1, $2, $3, 0, $4, $5, $6)`,
        [id, kind, amount, status, subject, `2026-02-05T0${index}:00:00Z`],
      );
    }
  });

  it('list what moved the money, newest first; what was cancelled counts for nothing', async () => {
    const { list, totals, totalCount } = await moves();
    expect(list.map(({ type, amount, status }) => `${type} ${amount} ${status}`)).toEqual([
      'R 5 done',
      'W -50 cancelled',
      'P 0.3 done',
      'B -0.1 done',
      'D 100 done',
    ]);
    expect([totalCount, totals]).toEqual([5, { in: 105.3, out: -0.1 }]);
    expect(list[0]?.detail).toBe('reward');
    expect(list.map(({ detail }) => detail === '')).toEqual([false, false, false, false, true]);
  });

  it.each([
    ['D', ['D']],
    ['W,D', ['W', 'D']],
    ['A', ['R', 'W', 'P', 'B', 'D']],
    ['X', []],
  ])('of types %s', async (types, kinds) => {
    expect((await moves(`&types=${types}`)).list.map(({ type }) => type)).toEqual(kinds);
  });

  it('are shown to their owner only', async () => {
    const { body } = await ask('transactions', '', other);
    expect((body.value as TransactionsAnswer).totalCount).toBe(0);
  });
});

describe('the history of the demo accounts', () => {
  const player = { id: 1, merchantCode: MERCHANT, username: 'demomember', customerType: 0 };
  const games = [
    { gameId: 'A', minBet: 0.5, freeplay: true },
    { gameId: 'B', minBet: 2, freeplay: false },
  ];
  const unit = createUnit(1);
  const days = Array.from({ length: 120 }, (_day, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));

  it('is the same on every machine, and differs from day to day', () => {
    const all = days.map((day) => JSON.stringify(settledDay(player, day, games, unit)));
    expect(days.map((day) => JSON.stringify(settledDay(player, day, games, unit)))).toEqual(all);
    expect(new Set(all).size).toBeGreaterThan(20);
  });

  it('leaves the balance after a period where it was, not after a day, and never spends what is not there', () => {
    const first = days.findIndex((day) => (Date.parse(day) / 86_400_000) % HISTORY_DAYS === 0);
    let balance = 0;
    const ends = days.slice(first, first + HISTORY_DAYS).map((day) => {
      for (const { amount } of settledDay(player, day, games, unit).moves) {
        balance += amount;
        expect(balance).toBeGreaterThanOrEqual(0);
      }
      return balance;
    });
    expect(ends.at(-1)).toBe(0);
    expect(new Set(ends).size).toBeGreaterThan(10);
  });

  it('of a trial account is free play, without money', () => {
    const made = days.map((day) => settledDay({ ...player, customerType: 4 }, day, games, unit));
    expect(made.flatMap(({ moves: moved }) => moved)).toEqual([]);
    expect(new Set(made.flatMap(({ rounds }) => rounds.map(({ gameId, isFree }) => `${gameId} ${isFree}`)))).toEqual(
      new Set(['A true']),
    );
  });

  it('is written once, up to the day before, and goes on where it ended', async () => {
    const count = async () =>
      (
        await sandbox.db.query<{ days: number; last: string }>(
          `select count(distinct played_at::date)::int as days, max(played_at)::text as last from game_rounds`,
        )
      )[0];
    await seedHistory(sandbox.db, [MERCHANT], sandbox.now());
    const first = await count();
    expect(first?.last.slice(0, 10)).toBe('2026-02-28');
    await seedHistory(sandbox.db, [MERCHANT], sandbox.now());
    expect(await count()).toEqual(first);
    await seedHistory(sandbox.db, [MERCHANT], new Date(sandbox.now().getTime() + 2 * 86_400_000));
    expect(await count()).toMatchObject({ days: (first?.days ?? 0) + 2 });
    const sums = await sandbox.db.query<{ off: string }>(
      `select w.balance - sum(l.amount) as off from ledger l join wallets w using (account_id)
       where l.account_id = $1 group by w.balance`,
      [await idOf('demospecial')],
    );
    expect(sums).toEqual([{ off: '0.00' }]);
  });
});
