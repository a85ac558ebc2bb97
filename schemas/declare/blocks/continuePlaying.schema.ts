import type { FromSchema } from 'json-schema-to-ts';

export const continuePlayingSchema = {
  $id: 'block/continue-playing',
  title: 'Continue playing',
  description: 'A row of the member’s recently played games. Hidden from guests and from members who have not played yet.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Games',
      description: 'How many recently played games are shown.',
      type: 'integer',
      minimum: 3,
      maximum: 20,
      default: 10,
      'x-ui': { widget: 'number' },
    },
    inView: {
      title: 'Games in view',
      description: 'How many games fit the width of a phone.',
      type: 'number',
      minimum: 2,
      maximum: 6,
      default: 3.5,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export type ContinuePlayingProps = FromSchema<typeof continuePlayingSchema>;
