import type { FromSchema } from 'json-schema-to-ts';

export const depositDeskSchema = {
  $id: 'block/deposit-desk',
  title: 'Deposit',
  description: 'Ways of paying in with their limits, and the amount.',
  type: 'object',
  additionalProperties: false,
  properties: {
    quickAmounts: {
      title: 'Quick amounts',
      description: 'Amounts that one press fills in, as the platform names them for each way of paying.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['deposit'],
    },
    advice: {
      title: 'Advice',
      description: 'Reminds players below the form to stay within what they can afford.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['deposit'],
    },
  },
} as const;

export type DepositDeskProps = FromSchema<typeof depositDeskSchema>;
