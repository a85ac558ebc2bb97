import type { FromSchema } from 'json-schema-to-ts';
import type { ReadPart } from './unread.ts';

/** Lowest first. */
export const volatilities = ['LOW', 'MEDIUM', 'HIGH'] as const;
export type Volatility = (typeof volatilities)[number];

const counts = {
  description: 'Games by the choices of a filter: codes of studios, keys of classes, stakes.',
  type: 'object',
  additionalProperties: { type: 'integer' },
} as const;

export const gameSchema = {
  description: 'One game (GLIST-29). What stands below `gameCount` is sent by platforms that have it.',
  type: 'object',
  required: ['gameId', 'nodeId', 'gameName', 'gameType', 'vassalage', 'iconUrl'],
  properties: {
    gameId: { type: 'string', maxLength: 60 },
    nodeId: { type: 'integer' },
    nodeName: { type: 'string', maxLength: 120, 'x-unread': true },
    gameName: { type: 'string', maxLength: 120 },
    gameType: { type: 'string', maxLength: 20 },
    vassalage: { description: 'Vendor code.', type: 'string', maxLength: 40 },
    iconUrl: {
      description: 'Path below the image host, without extension when the host offers several formats.',
      type: 'string',
      maxLength: 300,
    },
    showIcon: { type: 'string', maxLength: 10, 'x-unread': true },
    gameCount: { type: 'integer', 'x-unread': true },
    isNew: { description: '`1` for a new game.', type: 'string', maxLength: 5 },
    freeplay: { description: '1 where the game can be played for nothing.', type: 'integer' },
    rtp: { description: 'Return to player in percent.', type: 'number' },
    volatility: { type: 'string', enum: volatilities },
    minBet: { description: "Smallest stake, in the merchant's money.", type: 'number' },
    maxBet: { description: 'Largest stake.', type: 'number' },
    classify: {
      description: "Keys as in the vendor structure's `gameClassify`.",
      type: 'array',
      items: { type: 'string', maxLength: 20 },
      'x-unread': true,
    },
    supportPlay: {
      description: 'What must be sent back to the platform when the game is opened (LAUNCH-03).',
      type: 'string',
      maxLength: 20,
    },
    roomId: { type: 'string', maxLength: 60 },
    maintenance: { description: 'True while the vendor is being worked on: a launch would be refused.', type: 'boolean' },
  },
} as const;
/** As platforms send it. */
export type SentGame = FromSchema<typeof gameSchema>;
/** As the player reads it. */
export type Game = ReadPart<SentGame, typeof gameSchema>;

export const gameListAnswerSchema = {
  $id: 'platform/game-list',
  description: 'CALL-77.',
  type: 'object',
  required: ['games', 'pageNum', 'totalPages', 'totalCount'],
  properties: {
    games: { type: 'array', items: gameSchema },
    pageNum: { type: 'integer' },
    totalPages: { type: 'integer' },
    totalCount: { type: 'integer' },
    found: {
      description: 'What else a search found: codes of studios and categories that it names. Sent by our server, as is the next.',
      type: 'object',
      required: ['vendors', 'categories'],
      properties: {
        vendors: { type: 'array', items: { type: 'string', maxLength: 40 } },
        categories: { type: 'array', items: { type: 'string', maxLength: 20 } },
      },
    },
    facets: {
      description:
        'For each filter, how many games each of its choices leaves while the other filters stay as they are (`facets`). Only choices of which games of the category say anything are in it. Sent by our server.',
      type: 'object',
      required: ['vendors', 'classes', 'volatility', 'rtp', 'stakes', 'freeplay'],
      properties: { vendors: counts, classes: counts, volatility: counts, rtp: counts, stakes: counts, freeplay: counts },
    },
    suggestions: {
      description: 'Names that may have been meant by a search that finds nothing.',
      type: 'array',
      items: { type: 'string', maxLength: 120 },
    },
  },
} as const;
export type GameListAnswer = FromSchema<typeof gameListAnswerSchema>;
export type FilterName = 'vendors' | 'classes' | 'volatility' | 'rtp' | 'stakes' | 'freeplay';
export type Facets = Readonly<Record<FilterName, Readonly<Record<string, number>>>>;

export const hotGamesAnswerSchema = {
  $id: 'platform/hot-games',
  description: 'CALL-85: hot games, hottest first.',
  type: 'array',
  items: gameSchema,
} as const;

export const vendorsAnswerSchema = {
  $id: 'platform/vendors',
  description: 'CALL-78 (VGRID-05 to VGRID-07).',
  type: 'object',
  required: ['sorting', 'mapping', 'vendors'],
  properties: {
    sorting: {
      type: 'array',
      items: {
        type: 'object',
        required: ['gameCategory', 'gameCount', 'vendorNames'],
        properties: {
          gameCategory: { type: 'string', maxLength: 20 },
          gameCount: { type: 'integer' },
          vendorNames: {
            type: 'array',
            items: { type: 'object', required: ['vassalage'], properties: { vassalage: { type: 'string', maxLength: 40 } } },
          },
        },
      },
    },
    mapping: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['vendors', 'gameCount'],
        properties: {
          vendors: { type: 'array', items: { type: 'string', maxLength: 40 } },
          gameCount: { type: 'integer' },
          gameClassify: {
            type: 'array',
            items: {
              type: 'object',
              required: ['key', 'vendors'],
              properties: {
                key: { type: 'string', maxLength: 20 },
                gameCount: { type: 'integer' },
                vendors: { type: 'array', items: { type: 'string', maxLength: 40 } },
              },
            },
          },
        },
      },
    },
    vendors: {
      description: 'Keyed by accountTypeName.',
      type: 'object',
      additionalProperties: {
        type: 'object',
        required: ['vassalage', 'gameType'],
        properties: {
          vassalage: { type: 'string', maxLength: 40 },
          displayName: { type: 'string', maxLength: 80 },
          gameType: { type: 'string', maxLength: 20 },
          gameCount: { type: 'integer' },
          maintenance: { type: 'boolean' },
        },
      },
    },
  },
} as const;
export type VendorsAnswer = FromSchema<typeof vendorsAnswerSchema>;

export const winnersAnswerSchema = {
  $id: 'platform/winners',
  description: 'CALL-86: recent winners. The fields beside `vo` let a tap launch the game (WIN-07).',
  type: 'array',
  items: {
    type: 'object',
    required: ['vo'],
    properties: {
      vo: {
        type: 'object',
        required: ['customerName', 'gameName', 'winAmount'],
        properties: {
          iconUrl: { type: 'string', maxLength: 300 },
          customerName: { type: 'string', maxLength: 80 },
          gameName: { type: 'string', maxLength: 120 },
          winAmount: { type: 'number' },
          gameId: { type: 'string', maxLength: 60 },
          nodeId: { type: 'integer' },
          vassalage: { type: 'string', maxLength: 40 },
          gameType: { type: 'string', maxLength: 20 },
          freeplay: { type: 'integer' },
        },
      },
    },
  },
} as const;
export type WinnersAnswer = FromSchema<typeof winnersAnswerSchema>;
