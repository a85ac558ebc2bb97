import type { FromSchema } from 'json-schema-to-ts';

export const agentIncomeSchema = {
  $id: 'block/agent-income',
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

export type AgentIncomeProps = FromSchema<typeof agentIncomeSchema>;
