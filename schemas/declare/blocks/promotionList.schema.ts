import type { FromSchema } from 'json-schema-to-ts';

export const promotionListSchema = {
  $id: 'block/promotion-list',
  title: 'List of promotions',
  description: 'Promotions by category, one opened at a time.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Categories',
      description: 'A bar of categories above the promotions.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    dates: {
      title: 'Dates',
      description: 'As month/day/year in every language, or as each language writes them.',
      type: 'string',
      enum: ['monthDayYear', 'local'],
      default: 'monthDayYear',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export type PromotionListProps = FromSchema<typeof promotionListSchema>;
