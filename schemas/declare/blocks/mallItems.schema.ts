import type { FromSchema } from 'json-schema-to-ts';

export const mallItemsSchema = {
  $id: 'block/mall-items',
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

export type MallItemsProps = FromSchema<typeof mallItemsSchema>;
