import type { FromSchema } from 'json-schema-to-ts';
import { railCategories } from '../gameCategories.ts';

export const categoryRailsSchema = {
  $id: 'block/category-rails',
  title: 'Category rails',
  description: 'One swipe rail for each category: games, or vendors where the category holds vendors.',
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
      'x-ui': { widget: 'category-list', order: 1 },
      'x-screens': ['home'],
    },
    pageSize: {
      title: 'Games per rail',
      description: 'How many games a rail asks for.',
      type: 'integer',
      minimum: 4,
      maximum: 24,
      default: 8,
      'x-ui': { widget: 'number', order: 2 },
      'x-screens': ['home'],
    },
    gamesInView: {
      title: 'Games in view',
      description: 'Game tiles across the screen.',
      type: 'number',
      minimum: 2,
      maximum: 6,
      default: 4,
      'x-ui': { widget: 'number', order: 3 },
      'x-screens': ['home'],
    },
    vendorsInView: {
      title: 'Vendors in view',
      description: 'Vendor tiles across the screen.',
      type: 'number',
      minimum: 1,
      maximum: 4,
      default: 2.3,
      'x-ui': { widget: 'number', order: 4 },
      'x-screens': ['home'],
    },
    twoRows: {
      title: 'Two rows',
      description: 'Categories whose games stand in two rows.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: ['PVP', 'FISH', 'LIVE', 'RNG'],
      'x-ui': { widget: 'category-list', order: 5 },
      'x-screens': ['home'],
    },
  },
} as const;

export type CategoryRailsProps = FromSchema<typeof categoryRailsSchema>;
