import type { FromSchema } from 'json-schema-to-ts';

export const profitLossSchema = {
  $id: 'block/profit-loss',
  title: 'Profit and loss',
  description: 'What a member’s bets came to on some days, by kind of game and together.',
  type: 'object',
  additionalProperties: false,
  properties: {
    counts: {
      title: 'Number of bets',
      description: 'Says below each kind of game how many bets there were.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['profitLoss'],
    },
  },
} as const;

export type ProfitLossProps = FromSchema<typeof profitLossSchema>;
