import type { FromSchema } from 'json-schema-to-ts';

export const gameSearchSchema = {
  $id: 'block/game-search',
  title: 'Game search',
  description: 'Replaces home while a player searches games: search field, recent searches, suggestions, results.',
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: {
      title: 'Games per page',
      description: 'How many results are asked for at once.',
      type: 'integer',
      minimum: 4,
      maximum: 60,
      default: 36,
      'x-ui': { widget: 'number' },
    },
    suggestions: {
      title: 'Suggestions',
      description: 'Hot games while nothing is searched for.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type GameSearchProps = FromSchema<typeof gameSearchSchema>;
