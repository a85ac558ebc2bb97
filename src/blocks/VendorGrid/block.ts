import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Studios of a category',
  description: 'The studios of sports, e-sports, cockfighting or lotteries as cards, and their games in pages.',
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: {
      title: 'Games per page',
      description: 'How many games are asked for at once.',
      type: 'integer',
      minimum: 4,
      maximum: 60,
      default: 36,
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
    games: {
      title: 'Games',
      description: 'The studios’ games below their cards.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['vendorGrid'],
  reservedHeightPx: 800,
  when: calls('vendors'),
  sketch: { light: '25 4 19 11, 4 17 19 11, 25 17 19 11', strong: '4 4 19 11' },
});

export type VendorGridProps = FromSchema<typeof schema>;
