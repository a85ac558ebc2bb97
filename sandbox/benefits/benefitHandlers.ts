import type { CallBody } from '#schemas/declare/calls/declaredCalls.ts';
import type { Queries } from '#server/store/database/Database.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { Handlers, MemberContext } from '../calls/CallContext.ts';
import { weekBeganAt } from '../calls/days.ts';
import { readBody } from '../calls/readBody.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { scenePicture } from '../seed/brandPictures.ts';
import { moveMoney } from '../wallet/ledgerQueries.ts';
import { type MoneyUnit, unitOf } from '../money/unitOf.ts';
import { claimsOf, insertClaim, insertRedemption, playedBy, pointsSpent, redeemedBy } from './benefitQueries.ts';
import { type MallItem, mallItems, pointsFor } from './mallItems.ts';
import { rankOf } from './rankOf.ts';
import { offersTo, shownOffers } from './rewardOffers.ts';

type BenefitHandlers = Pick<Handlers, 'playerRank' | 'rewards' | 'claimReward' | 'mall' | 'redeemItem'>;
type Parts = Pick<SandboxParts, 'db' | 'clock'>;

async function offersOf(queries: Queries, accountId: number, unit: MoneyUnit, now: Date) {
  const played = await playedBy(queries, accountId, weekBeganAt(now));
  return offersTo(played, await claimsOf(queries, accountId), unit, now);
}

async function pay(
  queries: Queries,
  accountId: number,
  { amount, requestId, subject, now }: Payment,
): Promise<{ amount: number }> {
  await moveMoney(queries, {
    accountId,
    kind: 'bonus',
    amount: amount.toFixed(2),
    status: 'done',
    subject,
    requestId,
    createdAt: now,
  });
  return { amount };
}

interface Payment {
  readonly amount: number;
  readonly requestId: string;
  readonly subject: string;
  readonly now: Date;
}

/** Claims a reward, once: the claim and its money are written together. */
async function claim(queries: Queries, { account: { id: accountId }, site }: MemberContext, rewardId: string, now: Date) {
  const offer = (await offersOf(queries, accountId, unitOf(site), now)).find(({ id }) => id === rewardId);
  if (offer === undefined) throw refuse('reward.unknown');
  if (offer.state === 'locked') throw refuse('reward.locked');
  const { period, amount } = offer;
  if (!(await insertClaim(queries, accountId, { rewardId, period, now }))) throw refuse('reward.claimed');
  return pay(queries, accountId, { amount, requestId: `reward ${rewardId} ${period}`, subject: 'reward', now });
}

async function pointsOf(queries: Queries, { account: { id: accountId }, site }: MemberContext, now: Date): Promise<number> {
  const { staked } = await playedBy(queries, accountId, now);
  return Math.max(0, pointsFor(staked, unitOf(site).creditValue) - (await pointsSpent(queries, accountId)));
}

const itemNamed = (itemId: string | undefined): MallItem | undefined => mallItems.find(({ id }) => id === itemId);

/** Sells an item for points. A repeated request is charged once. */
async function redeem(queries: Queries, context: MemberContext, { itemId, requestId }: CallBody<'redeemItem'>, now: Date) {
  const accountId = context.account.id;
  const before = await redeemedBy(queries, accountId, requestId);
  if (before !== undefined && before !== itemId) throw refuse('payment.requestUsed');
  const item = itemNamed(itemId);
  if (item === undefined) throw refuse('mall.unknown');
  const amount = unitOf(context.site).offer(item.credits);
  if (before !== undefined) return { amount };
  if ((await pointsOf(queries, context, now)) < item.points) throw refuse('mall.few');
  await insertRedemption(queries, { accountId, requestId, itemId, points: item.points, now });
  return pay(queries, accountId, { amount, requestId: `mall ${requestId}`, subject: 'mall', now });
}

/** The brand's picture of a reward or an item, where it has one. */
function pictureOf(merchantCode: string, scene: string): { readonly imageUrl?: string } {
  const imageUrl = scenePicture(merchantCode, scene);
  return imageUrl === undefined ? {} : { imageUrl };
}

/** A member's level, rewards and points (CALL-33, MEM-10, MEM-11). */
export const benefitHandlers = (parts: Parts): BenefitHandlers => ({
  playerRank: async ({ account, site }) => rankOf((await playedBy(parts.db, account.id, parts.clock())).bets, unitOf(site)),
  rewards: async ({ account, site, merchantCode }) => {
    const offers = shownOffers(await offersOf(parts.db, account.id, unitOf(site), parts.clock()));
    return offers.map(({ scene, answer }) => ({ ...answer, ...pictureOf(merchantCode, `reward-${scene}`) }));
  },
  claimReward: async (context) => {
    const { rewardId } = readBody('claimReward', context.body);
    return parts.db.transaction((queries) => claim(queries, context, rewardId, parts.clock()));
  },
  mall: async (context) => {
    const { offer } = unitOf(context.site);
    const items = mallItems.map(({ id: itemId, credits, points }, index) => ({
      id: itemId,
      title: 'mall_bonus',
      points,
      amount: offer(credits),
      ...pictureOf(context.merchantCode, `mall-${index + 1}`),
    }));
    return { points: await pointsOf(parts.db, context, parts.clock()), items };
  },
  redeemItem: async (context) => {
    const redemption = readBody('redeemItem', context.body);
    return parts.db.transaction((queries) => redeem(queries, context, redemption, parts.clock()));
  },
});
