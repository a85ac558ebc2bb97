import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { memberSearch } from '#schemas/declare/blocks/memberSearch.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Team profit and loss',
  description: 'Profit and loss of each team member for the selected dates, with totals.',
  type: 'object',
  additionalProperties: false,
  properties: { search: memberSearch },
} as const;

export const block = defineBlock({
  schema,
  regions: ['teamProfit'],
  reservedHeightPx: 800,
  entries,
  sketch: { light: '4 2 8 3, 4 8 26 5, 4 16 26 5', strong: '34 8 10 5, 34 16 10 5' },
});

export type TeamProfitProps = FromSchema<typeof schema>;
