import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'All hot games',
  description: 'Every hot game, the first ones large, with a search by name.',
  type: 'object',
  additionalProperties: false,
  properties: {
    large: {
      title: 'Large games',
      description:
        'How many of the first games are drawn large, two in a row; the first has a row for itself where their number is odd.',
      type: 'integer',
      minimum: 0,
      maximum: 9,
      default: 3,
      'x-ui': { widget: 'number' },
    },
    search: {
      title: 'Search',
      description: 'A field above the games that finds them by name.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['hotGames'],
  reservedHeightPx: 800,
  when: calls('hotGames'),
  sketch: { light: '4 18 8 8, 14 18 8 8, 24 18 8 8, 34 18 8 8, 4 28 38 2', strong: '4 3 12 12, 18 3 12 12, 32 3 12 12' },
});

export type HotGamesListProps = FromSchema<typeof schema>;
