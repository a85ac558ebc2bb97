import {
  claimAnswerSchema,
  claimBodySchema,
  mallAnswerSchema,
  playerRankAnswerSchema,
  redeemBodySchema,
  rewardsAnswerSchema,
} from '../platform/benefits.schema.ts';
import { redRainAnswerSchema } from '../platform/contracts.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';

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
    answer: rewardsAnswerSchema,
  },
  claimReward: {
    title: 'claim a reward',
    method: 'POST',
    path: '/wps/reward/claim',
    session: true,
    body: claimBodySchema,
    answer: claimAnswerSchema,
    invalidates: ['rewards', 'wallet'],
  },
  mall: {
    title: 'goods of the points mall',
    method: 'GET',
    path: '/wps/mall/items',
    session: true,
    answer: mallAnswerSchema,
  },
  redeemItem: {
    title: 'buy with points',
    method: 'POST',
    path: '/wps/mall/redeem',
    session: true,
    body: redeemBodySchema,
    answer: claimAnswerSchema,
    invalidates: ['mall', 'wallet'],
  },
  redRain: {
    title: 'red envelopes',
    method: 'GET',
    path: '',
    session: true,
    answer: redRainAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;
