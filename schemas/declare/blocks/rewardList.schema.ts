import type { FromSchema } from 'json-schema-to-ts';

export const rewardListSchema = {
  $id: 'block/reward-list',
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
  },
} as const;

export type RewardListProps = FromSchema<typeof rewardListSchema>;
