import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Rewards',
  description: 'What a member can claim, with a button for each.',
  type: 'object',
  additionalProperties: false,
  properties: {
    claimed: {
      title: 'Claimed rewards',
      description: 'Rewards that were claimed stay in the list, below the others.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    design: {
      title: 'Design',
      description:
        'Rows with a picture, chests that open, stamp cards, or stations of a path. Chests and stamp cards are drawn in the brand’s colours instead of the platform’s pictures.',
      type: 'string',
      enum: ['medals', 'chests', 'stamps', 'path'],
      default: 'medals',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['rewards'],
  reservedHeightPx: 600,
  entries,
  sketch: { light: '4 3 26 7, 4 13 26 7, 4 23 40 6', strong: '34 4 10 5, 34 14 10 5' },
});

export type RewardListProps = FromSchema<typeof schema>;
