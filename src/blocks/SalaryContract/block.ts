import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { entries } from './entries.ts';

const parts = ['contract', 'salary', 'history'] as const;

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['salaryContract'],
  reservedHeightPx: 700,
  entries: entries satisfies Record<SalaryContractProps['parts'][number], Condition>,
  lists: [{ group: 'own', prop: 'parts' }],
  sketch: { light: '4 2 40 4, 4 9 18 3, 4 15 40 3, 4 20 40 3', strong: '24 26 20 4' },
});

export type SalaryContractProps = FromSchema<typeof schema>;
