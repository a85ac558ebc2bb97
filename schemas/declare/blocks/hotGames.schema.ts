import type { FromSchema } from 'json-schema-to-ts';

export const hotGamesSchema = {
  $id: 'block/hot-games',
  title: 'Hot games',
  description: 'The first hot games, the very first drawn large, and a tile for more.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Games',
      description: 'How many games before the tile for more.',
      type: 'integer',
      minimum: 3,
      maximum: 23,
      default: 7,
      'x-ui': { widget: 'number' },
    },
    ranks: {
      title: 'Ranks',
      description: 'Numbers the games by rank.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type HotGamesProps = FromSchema<typeof hotGamesSchema>;
