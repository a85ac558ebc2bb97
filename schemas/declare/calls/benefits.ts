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

export const benefitCalls = {
  playerRank: {
    title: 'VIP level',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    session: true,
    answer: playerRankAnswerSchema,
  },
  rewards: {
    title: 'rewards',
    method: 'GET',
    path: '/wps/reward/list',
    session: true,
    noTrials: true,
    answer: rewardsAnswerSchema,
  },
  claimReward: {
    title: 'claim a reward',
    method: 'POST',
    path: '/wps/reward/claim',
    session: true,
    noTrials: true,
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
  },
  redeemItem: {
    title: 'redeem points',
    method: 'POST',
    path: '/wps/mall/redeem',
    session: true,
    noTrials: true,
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
  },
  redRain: {
    title: 'red packet rain',
    method: 'GET',
    path: '',
    session: true,
    answer: redRainAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;
