import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { allGames } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'All games',
  description: 'All categories in a side menu: overview, hot games, favourites, and one for each game type.',
  type: 'object',
  additionalProperties: false,
  properties: {
    overviewSize: {
      title: 'Games per category',
      description: 'How many games of each category the overview asks for.',
      type: 'integer',
      minimum: 3,
      maximum: 24,
      default: 8,
      'x-ui': { widget: 'number' },
    },
    pageSize: {
      title: 'Games per page',
      description: 'How many games of one category are asked for at once.',
      type: 'integer',
      minimum: 4,
      maximum: 60,
      default: 15,
      'x-ui': { widget: 'number' },
    },
    loading: {
      title: 'More games',
      description: 'Asked for by a button, or by themselves when the end of the list comes near.',
      type: 'string',
      enum: ['button', 'scroll'],
      default: 'button',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['gameCentre'],
  reservedHeightPx: 800,
  when: allGames,
  sketch: { light: '4 11 8 6, 4 19 8 6, 16 3 28 3, 16 8 28 8, 16 19 28 3, 16 24 28 6', strong: '4 3 8 6' },
});

export type GameCentreProps = FromSchema<typeof schema>;
