import type { FromSchema } from 'json-schema-to-ts';

const parts = ['contract', 'salary', 'history'] as const;

export const salaryContractSchema = {
  $id: 'block/salary-contract',
  title: 'Contract for a daily salary',
  description: 'An agent’s contract for a daily salary, what it brought, and earlier ones.',
  type: 'object',
  additionalProperties: false,
  properties: {
    parts: {
      title: 'Parts',
      description: 'Parts of the page, in their order: the contract, the salary that it brings, earlier contracts.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: parts },
      default: parts,
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['salaryContract'],
    },
    others: {
      title: 'Other contracts',
      description: 'The way to contracts of other kinds that wait.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['salaryContract'],
    },
  },
} as const;

export type SalaryContractProps = FromSchema<typeof salaryContractSchema>;
