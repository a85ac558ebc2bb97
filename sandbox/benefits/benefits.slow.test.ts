import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MallAnswer, PlayerRankAnswer, RewardsAnswer } from '#schemas/declare/platform/benefits.schema.ts';
import { weekBeganAt } from '../calls/days.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { MERCHANT, type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { createUnit } from '../money/unitOf.ts';
import { rankOf } from './rankOf.ts';

let sandbox: TestSandbox;
let member: string;
let trial: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  [member, trial] = [await loginAs(sandbox, 'demomember'), await loginAs(sandbox, 'demotrial')];
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  for (const table of ['counters', 'game_rounds', 'reward_claims', 'redemptions']) await sandbox.db.query(`delete from ${table}`);
  await sandbox.db.query(`delete from ledger where subject in ('reward', 'mall')`);
});

const read = async (path: string, authorization = member) =>
  (await sandbox.call('GET', path, { headers: { authorization } })).body.value;
const send = (path: string, json: object, authorization = member) =>
  sandbox.call('POST', path, { json, headers: { authorization } });
const claim = (rewardId: string, token?: string) => send('/wps/reward/claim', { rewardId }, token);
const redeem = (itemId: string, requestId: string, token?: string) => send('/wps/mall/redeem', { itemId, requestId }, token);
const outcome = ({ status, body }: Awaited<ReturnType<typeof claim>>) => [status, body.errorCode ?? body.value];
const balance = async () => ((await read('/wps/wallets/gcs')) as { sumBalance: number }).sumBalance;
// The contract test holds the answers to their schemas.
const rewards = async (token?: string) => (await read('/wps/reward/list', token)) as RewardsAnswer;
const stateOf = async (id: string) => (await rewards()).find((reward) => reward.id === id)?.state;
const points = async () => ((await read('/wps/mall/items')) as MallAnswer).points;

/** So many bets on games that differ, at the moment of the sandbox. */
const played = (count: number, stake = '1.00') =>
  sandbox.db.query(
    `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
     select a.id, g.game_id, false, $3, 0, 0, '{}', $4 from accounts a,
       (select game_id from games order by game_id limit $2) as g where a.username = 'demomember' and a.merchant_code = $1`,
    [MERCHANT, count, stake, sandbox.now()],
  );

describe('the level', () => {
  it.each([
    [0, 10, 'VIP 2'],
    [9, 10, 'VIP 2'],
    [10, 50, 'VIP 3'],
    [999, 1000, 'VIP 6'],
    [1000, 1000, undefined],
  ])('with %d bets is on the way to %d and %s', (bets, totalExpectedConditions, labelId) => {
    const { currentProgress, playerRankProgress } = rankOf(bets, createUnit(1));
    expect(currentProgress).toEqual({ completedConditions: bets, totalExpectedConditions });
    expect(playerRankProgress?.labelId).toBe(labelId);
  });

  it('follows from the bets of the member, who bears its name', async () => {
    await played(12);
    const { currentProgress } = (await read('/wps/relay/MCSFE_getPlayerRankProgress')) as PlayerRankAnswer;
    expect(currentProgress).toEqual({ completedConditions: 12, totalExpectedConditions: 50 });
    expect(await read('/wps/member/info')).toMatchObject({ clubLabel: { labelName: 'VIP 2' } });
  });
});

describe('a reward', () => {
  it('is claimed once, and its money is booked', async () => {
    const before = await balance();
    expect(outcome(await claim('welcome'))).toEqual([200, { amount: 10 }]);
    expect(await balance()).toBeCloseTo(before + 10, 5);
    expect(outcome(await claim('welcome'))).toEqual([409, 'reward.claimed']);
    expect(await balance()).toBeCloseTo(before + 10, 5);
    expect(await stateOf('welcome')).toBe('claimed');
  });

  it('must be earned', async () => {
    await played(7);
    expect(outcome(await claim('explorer'))).toEqual([409, 'reward.locked']);
    expect((await rewards()).find(({ id }) => id === 'explorer')).toMatchObject({ state: 'locked', done: 7, needed: 8 });
    await played(8);
    expect(await stateOf('explorer')).toBe('open');
    expect((await claim('explorer')).status).toBe(200);
  });

  it('comes with each level, and the next one is in sight', async () => {
    await played(12);
    const levels = (await rewards()).filter(({ id }) => id.startsWith('level-'));
    expect(levels).toMatchObject([
      { id: 'level-2', title: 'VIP 2', amount: 2, state: 'open' },
      { id: 'level-3', title: 'VIP 3', amount: 5, state: 'locked', done: 12, needed: 50 },
    ]);
    expect(outcome(await claim('level-2'))).toEqual([200, { amount: 2 }]);
    expect(outcome(await claim('level-2'))).toEqual([409, 'reward.claimed']);
    expect(outcome(await claim('level-4'))).toEqual([409, 'reward.locked']);
  });

  it('of a week begins again with the next one', async () => {
    await played(10);
    expect((await claim('weekly')).status).toBe(200);
    expect(await stateOf('weekly')).toBe('claimed');
    await sandbox.db.query(`update reward_claims set period = '2026-02-16'`);
    expect(await stateOf('weekly')).toBe('open');
  });

  it.each([
    ['2026-03-01T12:00:00Z', '2026-02-23'],
    ['2026-03-02T00:00:00Z', '2026-03-02'],
    ['2026-03-08T23:59:59Z', '2026-03-02'],
  ])('of the week of %s began on %s', (now, monday) => {
    expect(weekBeganAt(new Date(now)).toISOString().slice(0, 10)).toBe(monday);
  });

  it('that does not exist is refused, as are other fields and callers without a session', async () => {
    expect(outcome(await claim('million'))).toEqual([404, 'reward.unknown']);
    expect(outcome(await send('/wps/reward/claim', { rewardId: 'welcome', amount: 1000 }))).toEqual([422, 'body.invalid']);
    expect((await sandbox.call('POST', '/wps/reward/claim', { json: { rewardId: 'welcome' } })).status).toBe(401);
  });

  it('is not for trial accounts', async () => {
    expect(outcome(await claim('welcome', trial))).toEqual([403, 'free_reject']);
  });

  it('is not guessed at for ever', async () => {
    sandbox.setLimits({ claimsPerAccount: { count: 2, windowMs: 60_000 } });
    const answers = [await claim('a'), await claim('b'), await claim('c')];
    sandbox.setLimits({ claimsPerAccount: { count: 30, windowMs: 60_000 } });
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 429]);
  });
});

describe('the mall', () => {
  it('gives an item for points, which are spent then', async () => {
    await played(4, '100.00');
    const before = await balance();
    expect(await points()).toBe(400);
    expect(outcome(await redeem('bonus-5', 'request-1'))).toEqual([200, { amount: 5 }]);
    expect(await points()).toBe(100);
    expect(await balance()).toBeCloseTo(before + 5, 5);
    expect(outcome(await redeem('bonus-5', 'request-2'))).toEqual([409, 'mall.few']);
  });

  it('pays a request once, however often and fast it comes', async () => {
    await played(9, '100.00');
    const before = await balance();
    const answers = await Promise.all([redeem('bonus-5', 'request-1'), redeem('bonus-5', 'request-1')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(outcome(await redeem('bonus-5', 'request-1'))).toEqual([200, { amount: 5 }]);
    expect(await points()).toBe(600);
    expect(await balance()).toBeCloseTo(before + 5, 5);
  });

  it('refuses another item under a request that was paid', async () => {
    await played(40, '100.00');
    await redeem('bonus-5', 'request-1');
    const before = await balance();
    expect(outcome(await redeem('bonus-10', 'request-1'))).toEqual([409, 'payment.requestUsed']);
    expect(await balance()).toBe(before);
  });

  it.each([
    ['an unknown item', { itemId: 'car', requestId: 'request-1' }, 404, 'mall.unknown'],
    ['a price of one’s own', { itemId: 'bonus-5', requestId: 'request-1', points: 1 }, 422, 'body.invalid'],
    ['no request', { itemId: 'bonus-5' }, 422, 'body.invalid'],
  ])('refuses %s', async (_title, json, status, errorCode) => {
    await played(4, '100.00');
    expect(outcome(await send('/wps/mall/redeem', json))).toEqual([status, errorCode]);
  });

  it('gives nothing to trial accounts', async () => {
    expect(outcome(await redeem('bonus-5', 'request-1', trial))).toEqual([403, 'free_reject']);
  });
});
