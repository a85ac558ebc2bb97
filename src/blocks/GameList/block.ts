import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'List of games',
  description: 'Games of a category or studio: a bar with search, filters, tabs and studios, and pages of games.',
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: {
      title: 'Games per page',
      description: 'How many games are asked for at once.',
      type: 'integer',
      minimum: 4,
      maximum: 60,
      default: 15,
      'x-ui': { widget: 'number' },
    },
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
    loading: {
      title: 'More games',
      description: 'Asked for by a button, or by themselves when the end of the list comes near.',
      type: 'string',
      enum: ['button', 'scroll'],
      default: 'button',
      'x-ui': { widget: 'select' },
    },
    vendors: {
      title: 'Studios',
      description: 'Studio logos at the end of the bar above the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    search: {
      title: 'Search',
      description: 'A field in the bar above the list that finds games by name.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    filters: {
      title: 'Filters',
      description: 'Classes of games and the panel of all filters in the bar above the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['gameList'],
  reservedHeightPx: 800,
  when: calls('games'),
  sketch: { light: '4 11 12 9, 4 22 12 8, 18 11 12 9, 18 22 12 8, 32 11 12 9, 32 22 12 8', strong: '4 3 40 5' },
});

export type GameListProps = FromSchema<typeof schema>;
