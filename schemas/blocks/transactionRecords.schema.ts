import type { FromSchema } from 'json-schema-to-ts';

export const transactionRecordsSchema = {
  $id: 'block/transaction-records',
  title: 'Transactions',
  description: 'What moved a member’s money, by date and kind; the address may name kinds by `types`.',
  type: 'object',
  additionalProperties: false,
  properties: {
    types: {
      title: 'Kinds to choose from',
      description: 'Codes of the platform’s kinds, in this order; none leaves the choice out. D, W, B, P and R have words.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', pattern: '^[A-Za-z0-9_]{1,20}$' },
      default: ['D', 'W', 'B', 'P', 'R'],
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['transactions'],
    },
    totals: {
      title: 'Totals',
      description: 'What came in and what went out on the chosen days, below the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['transactions'],
    },
  },
} as const;

export type TransactionRecordsProps = FromSchema<typeof transactionRecordsSchema>;
