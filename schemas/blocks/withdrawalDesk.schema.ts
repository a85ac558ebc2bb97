import type { FromSchema } from 'json-schema-to-ts';

export const withdrawalDeskSchema = {
  $id: 'block/withdrawal-desk',
  title: 'Withdrawal',
  description: 'Amount, bank card and payment password; the forms of card and password; withdrawals that still wait.',
  type: 'object',
  additionalProperties: false,
  properties: {
    wholeBalance: {
      title: 'Whole balance',
      description: 'A button that fills in everything that can be withdrawn.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['withdraw'],
    },
    waiting: {
      title: 'Waiting withdrawals',
      description: 'Lists withdrawals that have not gone out yet, each with a way to take it back.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['withdraw'],
    },
  },
} as const;

export type WithdrawalDeskProps = FromSchema<typeof withdrawalDeskSchema>;
