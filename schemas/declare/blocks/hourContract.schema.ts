import type { FromSchema } from 'json-schema-to-ts';

export const hourContractSchema = {
  $id: 'block/hour-contract',
  title: 'Hourly salary',
  description: 'An agent’s hourly salary contract: pending and active.',
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

export type HourContractProps = FromSchema<typeof hourContractSchema>;
