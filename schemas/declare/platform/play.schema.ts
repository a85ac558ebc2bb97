import type { FromSchema } from 'json-schema-to-ts';
import { gameSchema } from './games.schema.ts';
import { sessionNoteBodySchema } from './session.schema.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const nodeId = { type: 'integer', minimum: 0, maximum: 2147483647 } as const;

export const favouriteBodySchema = {
  $id: 'platform/favourite-body',
  description:
    "Body of CALL-79 and CALL-80. The session is that of the token's header; `token` is for platforms that read it here.",
  type: 'object',
  additionalProperties: false,
  required: ['nodeId'],
  properties: { nodeId, vendor: text(40), token: text(200) },
} as const;

export const favouriteIdsAnswerSchema = {
  $id: 'platform/favourite-ids',
  description: 'CALL-81: node ids of the favourites, newest first (FAV-05).',
  type: 'array',
  items: { type: 'integer' },
} as const;

export const favouriteListAnswerSchema = {
  $id: 'platform/favourite-list',
  description: 'CALL-82 (FAV-06): newest first.',
  type: 'object',
  required: ['content', 'pageNum', 'totalPages', 'pageSize'],
  properties: {
    content: { type: 'array', items: gameSchema },
    pageNum: { type: 'integer' },
    totalPages: { type: 'integer' },
    pageSize: { type: 'integer' },
    totalCount: { type: 'integer' },
  },
} as const;
export type FavouriteListAnswer = FromSchema<typeof favouriteListAnswerSchema>;

export const recentBodySchema = {
  $id: 'platform/recent-body',
  description: 'Body of CALL-83.',
  type: 'object',
  additionalProperties: false,
  required: ['nodeId'],
  properties: { nodeId, vendor: text(40), vassalage: text(40), gameId: text(60), gameType: text(20), token: text(200) },
} as const;

export const recentListAnswerSchema = {
  $id: 'platform/recent-list',
  description: 'CALL-84 (FAV-09): played last first.',
  type: 'object',
  required: ['list', 'totalPages'],
  properties: { list: { type: 'array', items: gameSchema }, totalPages: { type: 'integer' }, totalCount: { type: 'integer' } },
} as const;
export type RecentListAnswer = FromSchema<typeof recentListAnswerSchema>;

export const launchBodySchema = {
  $id: 'platform/launch-body',
  description:
    "Body of CALL-87 and CALL-88 (LAUNCH-03). Names a game by `nodeId` or `gameId`; without either the vendor's lobby opens. `freeplay` 1 asks to play for nothing; a trial account never plays otherwise.",
  type: 'object',
  additionalProperties: false,
  required: ['vassalage'],
  properties: {
    vassalage: { type: 'string', minLength: 1, maxLength: 40 },
    gameType: text(20),
    gameCode: text(60),
    gameId: text(60),
    nodeId,
    supportPlay: text(20),
    isGameH5: { type: 'integer', minimum: 0, maximum: 1 },
    playType: { type: 'string', enum: ['trad', 'ent'] },
    roomId: text(60),
    lottoMode: { type: 'string', enum: ['Lott', 'ZY', 'Elott', 'SEA'] },
    freeplay: { type: 'integer', minimum: 0, maximum: 1 },
    selection: {
      description:
        'Our addition: the outcomes that the player has chosen, by the ids of `sportsEvents`, with the odds that were shown. The studio begins its bet slip with them. No bet is placed by this.',
      type: 'array',
      maxItems: 30,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['eventId', 'marketId', 'outcomeId'],
        properties: {
          eventId: text(60),
          marketId: text(60),
          outcomeId: text(60),
          odds: { type: 'number', minimum: 1.001 },
        },
      },
    },
    language: text(10),
    token: text(200),
  },
} as const;
export type LaunchBody = FromSchema<typeof launchBodySchema>;

export const launchAnswerSchema = {
  $id: 'platform/launch',
  description:
    'CALL-87 and CALL-88: where the game is: an http address without a user name, or a path of the site. Neither holds a backslash, which browsers read as a slash.',
  type: 'object',
  required: ['url'],
  properties: {
    url: {
      type: 'string',
      minLength: 1,
      maxLength: 2000,
      pattern: '^(?:https?://[^\\s/\\\\?#@]+(?:[/?#][^\\p{Cc}\\\\]*)?|/(?!/)[^\\p{Cc}\\\\]*)$',
    },
  },
} as const;
export type LaunchAnswer = FromSchema<typeof launchAnswerSchema>;

export const roundBodySchema = {
  $id: 'platform/round-body',
  description: "What the sandbox's play-money game sends for a round.",
  type: 'object',
  additionalProperties: false,
  required: ['ticket', 'stake'],
  properties: {
    ticket: { type: 'string', minLength: 16, maxLength: 100 },
    stake: { type: 'number', exclusiveMinimum: 0, maximum: 1_000_000_000 },
  },
} as const;
export type RoundBody = FromSchema<typeof roundBodySchema>;

export const playSessionBodySchema = {
  $id: 'platform/play-session-body',
  description: 'What the game sends while it is used; `what` is left out where it only asks.',
  type: 'object',
  additionalProperties: false,
  required: ['ticket'],
  properties: { ticket: roundBodySchema.properties.ticket, what: sessionNoteBodySchema.properties.what },
} as const;
export type PlaySessionBody = FromSchema<typeof playSessionBodySchema>;

/** The answer: how long the session has lasted, and when its next reality check is due, in ms from now; null for never. */
export interface PlaySessionAnswer {
  readonly playedMs: number;
  readonly checkInMs: number | null;
}

/** The answer: the reels' positions, the win, and the balance after it. */
export interface RoundAnswer {
  readonly reels: readonly number[];
  readonly payout: number;
  readonly balance: number;
}
