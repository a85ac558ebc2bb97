import type { FromSchema } from 'json-schema-to-ts';

const parts = ['contract', 'salary', 'history'] as const;

export const salaryContractSchema = {
  $id: 'block/salary-contract',
  title: 'Daily salary',
  description: 'An agent’s daily salary contract, its earnings, and previous contracts.',
  type: 'object',
  additionalProperties: false,
  properties: {
    parts: {
      title: 'Parts',
      description: 'Sections of the page, in order: contract, salary, history.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: parts },
      default: parts,
      'x-ui': { widget: 'words' },
    },
    others: {
      title: 'Other contracts',
      description: 'Links to pending contracts of other types.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type SalaryContractProps = FromSchema<typeof salaryContractSchema>;
