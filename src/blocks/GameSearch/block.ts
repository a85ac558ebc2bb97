import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { searching } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['search'],
  reservedHeightPx: 800,
  when: searching,
  sketch: { light: '4 12 16 3, 4 18 8 8, 14 18 8 8, 24 18 8 8, 34 18 8 8', strong: '4 3 40 6' },
});

export type GameSearchProps = FromSchema<typeof schema>;
