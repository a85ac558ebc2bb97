import type { FromSchema } from 'json-schema-to-ts';

export const dividendContractSchema = {
  $id: 'block/dividend-contract',
  title: 'Contract for dividends',
  description: 'An agent’s contract for dividends: the one that waits, and the one in force.',
  type: 'object',
  additionalProperties: false,
  properties: {
    others: {
      title: 'Other contracts',
      description: 'The way to contracts of other kinds that wait.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['dividendContract'],
    },
  },
} as const;

export type DividendContractProps = FromSchema<typeof dividendContractSchema>;
