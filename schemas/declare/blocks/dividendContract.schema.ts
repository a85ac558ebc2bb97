import type { FromSchema } from 'json-schema-to-ts';

export const dividendContractSchema = {
  $id: 'block/dividend-contract',
  title: 'Dividend contract',
  description: 'An agent’s dividend contract: pending and active.',
  type: 'object',
  additionalProperties: false,
  properties: {
    others: {
      title: 'Other contracts',
      description: 'Links to pending contracts of other types.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type DividendContractProps = FromSchema<typeof dividendContractSchema>;
