import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Rebate income',
  description: 'An agent’s income this month and last month.',
  type: 'object',
  additionalProperties: false,
  properties: {
    parts: {
      title: 'By kind',
      description: 'What each kind of income came to, below the total.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['agentIncome'],
  reservedHeightPx: 420,
  entries,
  sketch: { light: '4 3 16 3, 4 11 40 3, 4 17 40 3, 4 23 40 3', strong: '30 3 14 4' },
});

export type AgentIncomeProps = FromSchema<typeof schema>;
