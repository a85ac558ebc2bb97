import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';

const schema = {
  title: 'Category rails',
  description: 'One swipe rail for each category, with its games or its studios.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Categories',
      description: 'Which categories, first to last. Empty: all that the platform’s menu lists, in its order.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: [],
      'x-ui': { widget: 'category-list' },
    },
    pageSize: {
      title: 'Games per rail',
      description: 'How many games a rail asks for.',
      type: 'integer',
      minimum: 4,
      maximum: 24,
      default: 8,
      'x-ui': { widget: 'number' },
    },
    gamesInView: {
      title: 'Games in view',
      description: 'Game tiles across the screen.',
      type: 'number',
      minimum: 2,
      maximum: 6,
      default: 4,
      'x-ui': { widget: 'number' },
    },
    vendorsInView: {
      title: 'Studios in view',
      description: 'Studio tiles across the screen.',
      type: 'number',
      minimum: 1,
      maximum: 4,
      default: 2.3,
      'x-ui': { widget: 'number' },
    },
    twoRows: {
      title: 'Two rows',
      description: 'Categories whose games stand in two rows.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: ['PVP', 'FISH', 'LIVE', 'RNG'],
      'x-ui': { widget: 'category-list' },
    },
    group: {
      title: 'Step',
      description: 'How many tiles or cards a rail moves at once (HOME-13).',
      type: 'integer',
      minimum: 1,
      maximum: 8,
      default: 4,
      'x-ui': { widget: 'number' },
    },
    wide: {
      title: 'Wide tiles',
      description: 'Categories whose games are wide tiles with their stakes, in one row.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: [],
      'x-ui': { widget: 'category-list' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 1200,
  when: calls('vendors'),
  sketch: { light: '4 3 14 3, 4 8 9 9, 15 8 9 9, 26 8 9 9, 37 8 9 9, 4 19 14 3, 4 23 9 9, 15 23 9 9, 26 23 9 9, 37 23 9 9' },
  miniature: 'rail',
});

export type CategoryRailsProps = FromSchema<typeof schema>;
