import type { FromSchema } from 'json-schema-to-ts';

export const hotGamesListSchema = {
  $id: 'block/hot-games-list',
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

export type HotGamesListProps = FromSchema<typeof hotGamesListSchema>;
