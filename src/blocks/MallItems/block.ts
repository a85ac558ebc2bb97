import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Points mall items',
  description: 'A member’s points, and the items they can be redeemed for.',
  type: 'object',
  additionalProperties: false,
  properties: {
    columns: {
      title: 'Columns',
      description: 'How many items stand beside each other.',
      type: 'integer',
      minimum: 1,
      maximum: 3,
      default: 2,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['mall'],
  reservedHeightPx: 600,
  entries,
  sketch: { light: '4 10 9 9, 15 10 9 9, 26 10 9 9, 37 10 9 9, 4 21 9 9, 15 21 9 9, 26 21 9 9, 37 21 9 9', strong: '4 2 40 5' },
});

export type MallItemsProps = FromSchema<typeof schema>;
