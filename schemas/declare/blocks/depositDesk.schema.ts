import type { FromSchema } from 'json-schema-to-ts';

export const depositDeskSchema = {
  $id: 'block/deposit-desk',
  title: 'Deposit',
  description: 'Payment methods with their limits, and the amount.',
  type: 'object',
  additionalProperties: false,
  properties: {
    quickAmounts: {
      title: 'Quick amounts',
      description: 'Preset amounts, as the platform provides them for each payment method.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    advice: {
      title: 'Advice',
      description: 'Reminds players below the form to play only with money they can afford to lose.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type DepositDeskProps = FromSchema<typeof depositDeskSchema>;
