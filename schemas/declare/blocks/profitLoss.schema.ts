import type { FromSchema } from 'json-schema-to-ts';

export const profitLossSchema = {
  $id: 'block/profit-loss',
  title: 'Profit and loss',
  description: 'Net win of a member’s bets for the selected dates, by game type and in total.',
  type: 'object',
  additionalProperties: false,
  properties: {
    counts: {
      title: 'Number of bets',
      description: 'Shows the number of bets below each game type.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type ProfitLossProps = FromSchema<typeof profitLossSchema>;
