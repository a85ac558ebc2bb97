import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { announced } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['promotions'],
  reservedHeightPx: 700,
  when: announced,
  sketch: { light: '4 2 8 5, 14 2 8 5, 4 24 26 3', strong: '4 9 40 13' },
});

export type PromotionListProps = FromSchema<typeof schema>;
