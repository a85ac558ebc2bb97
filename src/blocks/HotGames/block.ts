import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 440,
  when: calls('hotGames'),
  sketch: { light: '26 4 9 9, 37 4 9 9, 26 15 9 9, 37 15 9 9', strong: '4 4 20 22' },
  miniature: 'tall',
});

export type HotGamesProps = FromSchema<typeof schema>;
