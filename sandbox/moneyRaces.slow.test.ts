import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/store/database/Database.ts';
import { openDatabase } from '#server/store/engine/openDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '#server/store/testing/temporaryPostgres.ts';
import { openSandboxDatabase } from './testing/openSandboxDatabase.ts';
import { paymentSandbox } from './testing/paymentSandbox.ts';
import { MERCHANT } from './testing/startTestSandbox.ts';

const bin = findPostgres();
if (bin === undefined)
  console.warn('moneyRaces.slow.test.ts: no initdb on this machine, so races for money are run on the embedded database only.');

/** More than connections to the database, so that some wait for one while others wait for a row. */
const CROWD = 12;

/** Money and points when many ask for them in the same moment: what a crowd of requests may take is what one after the other could take. */
function races(open: () => Promise<Database>): void {
  const { sandbox, who, call, deposit, balanceOf, withdraw, cancel, prepared, requestId } = paymentSandbox(open);
  beforeEach(async () => {
    // A payment password counts as a guess until it is checked, and five at once are the most.
    sandbox().setLimits({ paymentPasswordGuesses: { count: 1_000, windowMs: 60_000 } });
    for (const table of ['game_rounds', 'reward_claims', 'redemptions']) await sandbox().db.query(`delete from ${table}`);
    await sandbox().db.query(`delete from ledger`);
  });

  type Answer = Awaited<ReturnType<typeof call>>;
  const crowd = (send: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: CROWD }, (_, index) => send(index)));
  const accepted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
  const codesOfOthers = (answers: readonly Answer[]) => [
    ...new Set(answers.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`)),
  ];
  /** What the ledger says that wallets have gained since the test began. */
  const booked = async () => {
    const [row] = await sandbox().db.query<{ sum: string }>(
      `select coalesce(sum(amount), 0) as sum from ledger where status <> 'cancelled'`,
    );
    return Number(row?.sum);
  };

  it('withdrawals never take more than there is', async () => {
    const cardId = await prepared();
    const answers = await crowd(() => withdraw({ cardId, amount: '150' }));
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([6, ['409 payment.balance']]);
    expect([await balanceOf(), await booked()]).toEqual([100, -900]);
  });

  it.each(['deposit', 'withdrawal'])('a %s that is sent many times moves money once, with one receipt', async (kind) => {
    const cardId = await prepared();
    const once = { requestId: requestId() };
    const answers = await crowd(() => (kind === 'deposit' ? deposit(once) : withdraw({ ...once, cardId })));
    expect([...new Set(answers.map(({ status, value }) => `${status} ${JSON.stringify(value)}`))]).toHaveLength(1);
    expect(await balanceOf()).toBe(kind === 'deposit' ? 1100 : 900);
  });

  it('a number is used by a deposit or by a withdrawal, never by both', async () => {
    const cardId = await prepared();
    const once = { requestId: requestId() };
    const answers = await crowd((index) => (index % 2 === 0 ? deposit(once) : withdraw({ ...once, cardId })));
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([CROWD / 2, ['409 payment.requestUsed']]);
    expect([1100, 900]).toContain(await balanceOf());
    expect(await booked()).toBe((await balanceOf()) - 1000);
  });

  it('a withdrawal is taken back once', async () => {
    const cardId = await prepared();
    const { reference } = (await withdraw({ cardId })).value as { reference: string };
    const answers = await crowd(() => cancel(reference));
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([1, ['409 payment.withdrawal']]);
    expect([await balanceOf(), await booked()]).toEqual([1000, 0]);
  });

  it('the bonus of a day is given to one of many deposits', async () => {
    const answers = await crowd(() => deposit({ bonusId: 'daily' }));
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([1, ['409 payment.bonus']]);
    expect([await balanceOf(), await booked()]).toEqual([1110, 110]);
  });

  it('a reward is paid once', async () => {
    const answers = await crowd(() => call('POST', '/wps/reward/claim', { rewardId: 'welcome' }));
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([1, ['409 reward.claimed']]);
    expect([await balanceOf(), await booked()]).toEqual([1010, 10]);
  });

  it('points are spent once', async () => {
    await sandbox().db.query(
      `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
       select a.id, g.game_id, false, 100, 0, 0, '{}', $2 from accounts a,
         (select game_id from games order by game_id limit 7) as g where a.username = 'demomember' and a.merchant_code = $1`,
      [MERCHANT, sandbox().now()],
    );
    const answers = await crowd((index) =>
      call('POST', '/wps/mall/redeem', { itemId: 'bonus-5', requestId: `redemption-${index}` }),
    );
    expect([accepted(answers).length, codesOfOthers(answers)]).toEqual([2, ['409 mall.few']]);
    expect([await balanceOf(), await booked()]).toEqual([1010, 10]);
  });

  it('whatever two players do at once, each wallet says what the ledger says, and none is below zero', async () => {
    const cardId = await prepared();
    const waiting: string[] = [];
    const moves = [
      (token: string) => deposit({ amount: '35.05' }, token),
      () => withdraw({ cardId, amount: '199.99' }),
      () => call('POST', '/wps/reward/claim', { rewardId: 'welcome' }),
      () => cancel(waiting.pop() ?? 'none'),
      (token: string) => deposit({ bonusId: 'daily', amount: '100' }, token),
    ];
    for (let round = 0; round < 3; round += 1) {
      const answers = await crowd(
        (index) => moves[index % moves.length]?.(index % 3 === 0 ? who('other') : who('member')) ?? cancel(''),
      );
      for (const { value } of accepted(answers)) {
        const { reference, status } = (value ?? {}) as { reference?: string; status?: string };
        if (reference !== undefined && status === 'waiting') waiting.push(reference);
      }
    }
    const wallets = await sandbox().db.query(
      `select w.balance::float, 1000 + coalesce(sum(l.amount) filter (where l.status <> 'cancelled'), 0)::float as booked
       from wallets w join accounts a on a.id = w.account_id left join ledger l on l.account_id = w.account_id
       where a.username in ('demomember', 'demoagent') and a.merchant_code = $1 group by w.account_id, w.balance`,
      [MERCHANT],
    );
    expect(wallets).toHaveLength(2);
    for (const { balance, booked: expected } of wallets as { balance: number; booked: number }[]) {
      expect(balance).toBeCloseTo(expected, 5);
      expect(balance).toBeGreaterThanOrEqual(0);
    }
  });
}

describe('money that many ask for at once, on the embedded database', () => races(openSandboxDatabase));

describe.runIf(bin !== undefined)('money that many ask for at once, on PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  beforeAll(async () => {
    if (bin !== undefined) postgres = await startTemporaryPostgres(bin);
  });
  races(async () => openDatabase({ databaseUrl: await postgres.createDatabase('races'), dataDir: '' }));
  afterAll(() => postgres.remove());
});
