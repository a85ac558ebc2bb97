import type { CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers } from '../calls/CallContext.ts';
import { weekBeganAt } from '../calls/days.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { moveMoney } from '../wallet/ledgerQueries.ts';
import { claimsOf, insertClaim, insertRedemption, playedBy, pointsSpent, redeemedBy } from './benefitQueries.ts';
import { type MallItem, mallItems, pointsFor } from './mallItems.ts';
import { rankOf } from './rankOf.ts';
import { offersTo, shownOffers } from './rewardOffers.ts';

type BenefitHandlers = Pick<Handlers, 'playerRank' | 'rewards' | 'claimReward' | 'mall' | 'redeemItem'>;
type Parts = Pick<SandboxParts, 'db' | 'clock'>;

async function offersOf(queries: Queries, accountId: number, now: Date) {
  const played = await playedBy(queries, accountId, weekBeganAt(now));
  return offersTo(played, await claimsOf(queries, accountId), now);
}

async function pay(
  queries: Queries,
  accountId: number,
  { amount, requestId, subject, now }: Payment,
): Promise<{ amount: number }> {
  await moveMoney(queries, { accountId, kind: 'bonus', amount, status: 'done', subject, requestId, createdAt: now });
  return { amount: Number(amount) };
}

interface Payment {
  readonly amount: string;
  readonly requestId: string;
  readonly subject: string;
  readonly now: Date;
}

/** Claims a reward, once: the claim and its money are written together. */
async function claim(queries: Queries, accountId: number, rewardId: string, now: Date) {
  const offer = (await offersOf(queries, accountId, now)).find(({ id }) => id === rewardId);
  if (offer === undefined) throw refuse('reward.unknown');
  if (offer.state === 'locked') throw refuse('reward.locked');
  const { period, amount } = offer;
  if (!(await insertClaim(queries, accountId, { rewardId, period, now }))) throw refuse('reward.claimed');
  return pay(queries, accountId, { amount, requestId: `reward ${rewardId} ${period}`, subject: 'reward', now });
}

async function pointsOf(queries: Queries, accountId: number, now: Date): Promise<number> {
  const { staked } = await playedBy(queries, accountId, now);
  return Math.max(0, pointsFor(staked) - (await pointsSpent(queries, accountId)));
}

const itemNamed = (itemId: string | undefined): MallItem | undefined => mallItems.find(({ id }) => id === itemId);

/** Sells an item for points. A repeated request is charged once. */
async function redeem(queries: Queries, accountId: number, { itemId, requestId }: CallBody<'redeemItem'>, now: Date) {
  const before = await redeemedBy(queries, accountId, requestId);
  if (before !== undefined && before !== itemId) throw refuse('payment.requestUsed');
  const item = itemNamed(itemId);
  if (item === undefined) throw refuse('mall.unknown');
  if (before !== undefined) return { amount: item.amount / 100 };
  if ((await pointsOf(queries, accountId, now)) < item.points) throw refuse('mall.few');
  await insertRedemption(queries, { accountId, requestId, itemId, points: item.points, now });
  const amount = (item.amount / 100).toFixed(2);
  return pay(queries, accountId, { amount, requestId: `mall ${requestId}`, subject: 'mall', now });
}

/** A member's level, rewards and points (CALL-33, MEM-10, MEM-11). */
export const benefitHandlers = (parts: Parts): BenefitHandlers => ({
  playerRank: async ({ account }) => rankOf((await playedBy(parts.db, account.id, parts.clock())).bets),
  rewards: async ({ account }) => shownOffers(await offersOf(parts.db, account.id, parts.clock())).map(({ answer }) => answer),
  claimReward: async ({ account, body }) => {
    const { rewardId } = readBody('claimReward', body);
    return parts.db.transaction((queries) => claim(queries, account.id, rewardId, parts.clock()));
  },
  mall: async ({ account }) => {
    const items = mallItems.map(({ id: itemId, amount, points }) => ({
      id: itemId,
      title: 'mall_bonus',
      points,
      amount: amount / 100,
    }));
    return { points: await pointsOf(parts.db, account.id, parts.clock()), items };
  },
  redeemItem: async ({ account, body }) => {
    const redemption = readBody('redeemItem', body);
    return parts.db.transaction((queries) => redeem(queries, account.id, redemption, parts.clock()));
  },
});
