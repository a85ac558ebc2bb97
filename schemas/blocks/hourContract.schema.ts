import type { FromSchema } from 'json-schema-to-ts';

export const hourContractSchema = {
  $id: 'block/hour-contract',
  title: 'Contract for an hourly salary',
  description: 'An agent’s contract for a salary by the hour: the one that waits, and the one in force.',
  type: 'object',
  additionalProperties: false,
  properties: {
    others: {
      title: 'Other contracts',
      description: 'The way to contracts of other kinds that wait.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['hourContract'],
    },
  },
} as const;

export type HourContractProps = FromSchema<typeof hourContractSchema>;
