import type { FromSchema } from 'json-schema-to-ts';

export const continuePlayingSchema = {
  $id: 'block/continue-playing',
  title: 'Continue playing',
  description: 'The games that a member played last, in a row. Guests, and members who have played nothing yet, do not see it.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Games',
      description: 'How many of the games played last.',
      type: 'integer',
      minimum: 3,
      maximum: 20,
      default: 10,
      'x-ui': { widget: 'number', order: 1 },
      'x-screens': ['home'],
    },
    inView: {
      title: 'Games in view',
      description: 'How many games the width of a phone shows.',
      type: 'number',
      minimum: 2,
      maximum: 6,
      default: 3.5,
      'x-ui': { widget: 'number', order: 2 },
      'x-screens': ['home'],
    },
  },
} as const;

export type ContinuePlayingProps = FromSchema<typeof continuePlayingSchema>;
