import type { FromSchema } from 'json-schema-to-ts';

export const withdrawalDeskSchema = {
  $id: 'block/withdrawal-desk',
  title: 'Withdraw',
  description: 'Amount, bank card and payment password; forms for card and password; pending withdrawals.',
  type: 'object',
  additionalProperties: false,
  properties: {
    wholeBalance: {
      title: 'Max button',
      description: 'A button that fills in the maximum amount.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    waiting: {
      title: 'Pending withdrawals',
      description: 'Lists pending withdrawals, each with a button to cancel it.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type WithdrawalDeskProps = FromSchema<typeof withdrawalDeskSchema>;
