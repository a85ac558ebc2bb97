import type { RewardsAnswer } from '#schemas/declare/platform/benefits.schema.ts';
import type { Played } from './benefitQueries.ts';
import { WELCOME_CREDITS } from '../announcements/promises.ts';
import { DAY_MS, dayOf, weekBeganAt } from '../calls/days.ts';
import type { MoneyUnit } from '../money/unitOf.ts';
import { levelNamed, levelSteps } from './rankOf.ts';

const FOR_EVER = 'ever';

interface Offer {
  readonly id: string;
  readonly credits: number;
  readonly needed: number;
  readonly done: (played: Played) => number;
  readonly weekly?: true;
  /** The level that it is for. */
  readonly level?: string;
}

/** The rewards that all members are offered. Texts are keys of the player's texts. */
const offers: readonly Offer[] = [
  { id: 'welcome', credits: WELCOME_CREDITS, needed: 0, done: () => 0 },
  { id: 'weekly', credits: 5, needed: 10, done: ({ betsThisWeek }) => betsThisWeek, weekly: true },
  { id: 'explorer', credits: 10, needed: 8, done: ({ games }) => games },
  ...levelSteps.map(({ bets, credits }, index) => ({
    id: `level-${index + 2}`,
    level: levelNamed(index + 1),
    credits,
    needed: bets,
    done: (played: Played) => played.bets,
  })),
];

export interface RewardOffer {
  readonly id: string;
  readonly amount: number;
  /** Distinguishes the reward of one week from that of the next. */
  readonly period: string;
  readonly state: 'open' | 'locked' | 'claimed';
  /** Name of its picture: all levels have the same. */
  readonly scene: string;
  readonly answer: RewardsAnswer[number];
}

/** The rewards that are offered at a moment to a member who has played this much. */
export function offersTo(played: Played, claimed: ReadonlySet<string>, unit: MoneyUnit, now: Date): RewardOffer[] {
  const week = weekBeganAt(now);
  return offers.map(({ id, credits, needed, done, weekly, level }) => {
    const amount = unit.offer(credits);
    const period = weekly ? dayOf(week) : FOR_EVER;
    const progress = Math.min(done(played), needed);
    const state = claimed.has(`${id} ${period}`) ? 'claimed' : progress < needed ? 'locked' : 'open';
    return {
      id,
      amount,
      period,
      state,
      scene: level === undefined ? id : 'level',
      answer: {
        id,
        title: level ?? `reward_${id}`,
        text: level === undefined ? `reward_${id}_text` : 'reward_level_text',
        amount,
        state,
        ...(needed > 0 ? { done: progress, needed } : {}),
        ...(weekly ? { endDate: new Date(week.getTime() + 6 * DAY_MS).toISOString() } : {}),
      },
    };
  });
}

/** The offers that a member sees: of the levels not reached yet, only the next. */
export function shownOffers(all: readonly RewardOffer[]): RewardOffer[] {
  const ahead = all.filter(({ id, state }) => id.startsWith('level-') && state === 'locked');
  return all.filter((offer) => !ahead.slice(1).includes(offer));
}
