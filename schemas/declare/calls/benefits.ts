import {
  claimAnswerSchema,
  claimBodySchema,
  invitedFriendsAnswerSchema,
  mallAnswerSchema,
  playerRankAnswerSchema,
  redeemBodySchema,
  rewardsAnswerSchema,
} from '../platform/benefits.schema.ts';
import { redRainAnswerSchema } from '../platform/contracts.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { count, query } from './queryParts.ts';

const reward = { title: 'Sample reward', text: 'Sample text' };

export const benefitCalls = {
  playerRank: {
    title: 'VIP level',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    session: true,
    answer: playerRankAnswerSchema,
    sample: {
      currentProgress: { completedConditions: 3, totalExpectedConditions: 10 },
      playerRankProgress: { labelId: 'Sample' },
      ranks: [{ labelId: 'Sample 1' }, { labelId: 'Sample', needed: 10, reward: 5 }],
    },
  },
  rewards: {
    title: 'rewards',
    method: 'GET',
    path: '/wps/reward/list',
    session: true,
    noTrials: true,
    answer: rewardsAnswerSchema,
    sample: [
      { ...reward, id: 'sample-open', amount: 10, state: 'open' },
      { ...reward, id: 'sample-locked', amount: 25, state: 'locked', done: 4, needed: 10 },
      { ...reward, id: 'sample-claimed', amount: 5, state: 'claimed' },
    ],
  },
  claimReward: {
    title: 'claim a reward',
    method: 'POST',
    path: '/wps/reward/claim',
    session: true,
    noTrials: true,
    acceptedTerms: true,
    body: claimBodySchema,
    answer: claimAnswerSchema,
    invalidates: ['rewards', 'wallet'],
    refusals: ['reward.claimed', 'reward.locked', 'reward.unknown'],
  },
  mall: {
    title: 'items of the points mall',
    method: 'GET',
    path: '/wps/mall/items',
    session: true,
    noTrials: true,
    answer: mallAnswerSchema,
    sample: {
      points: 420,
      // One affordable item, one just out of reach, one physical, one far away.
      items: [
        { id: 'sample-0', title: 'Sample bonus', points: 300, amount: 5 },
        { id: 'sample-1', title: 'Sample bonus', points: 550, amount: 10 },
        { id: 'sample-2', title: 'Sample item', points: 400 },
        { id: 'sample-3', title: 'Sample bonus', points: 2_300, amount: 50 },
      ],
    },
  },
  redeemItem: {
    title: 'redeem points',
    method: 'POST',
    path: '/wps/mall/redeem',
    session: true,
    noTrials: true,
    acceptedTerms: true,
    body: redeemBodySchema,
    answer: claimAnswerSchema,
    invalidates: ['mall', 'wallet'],
    refusals: ['mall.few', 'mall.unknown', 'payment.requestUsed'],
  },
  // The spec names no call for it: a merchant gives its platform's address.
  invitedFriends: {
    title: 'invited friends',
    method: 'GET',
    path: '',
    session: true,
    noTrials: true,
    query: query({ pageNo: count, pageSize: count }),
    answer: invitedFriendsAnswerSchema,
    sample: {
      list: [{ username: 'sample', joinedAt: '2026-01-01T12:00:00.000Z', reward: 5 }],
      totalCount: 1,
      footer: { reward: 5 },
    },
  },
  redRain: {
    title: 'red packet rain',
    method: 'GET',
    path: '',
    session: true,
    answer: redRainAnswerSchema,
    sample: { rounds: [] },
  },
} as const satisfies Record<string, CallDeclaration>;
