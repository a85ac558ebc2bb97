import type { FromSchema } from 'json-schema-to-ts';

export const transactionRecordsSchema = {
  $id: 'block/transaction-records',
  title: 'Transactions',
  description: 'A member’s transactions, by date and type; the address may specify types by `types`.',
  type: 'object',
  additionalProperties: false,
  properties: {
    types: {
      title: 'Transaction types',
      description: 'Codes of the platform’s transaction types, in this order; empty for no filter. D, W, B, P and R have names.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', pattern: '^[A-Za-z0-9_]{1,20}$' },
      default: ['D', 'W', 'B', 'P', 'R'],
      'x-ui': { widget: 'words' },
    },
    totals: {
      title: 'Totals',
      description: 'Totals in and out for the selected dates, below the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type TransactionRecordsProps = FromSchema<typeof transactionRecordsSchema>;
