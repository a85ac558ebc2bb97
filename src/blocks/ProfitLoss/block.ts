import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { recordDesign } from '#schemas/declare/blocks/recordDesign.ts';
import { entries } from './entries.ts';

const schema = {
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
    design: recordDesign(['table', 'cards']),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['profitLoss'],
  reservedHeightPx: 500,
  entries,
  sketch: { light: '4 2 8 3, 4 8 40 4, 4 14 40 4, 4 20 40 4', strong: '4 26 40 4' },
});

export type ProfitLossProps = FromSchema<typeof schema>;
