import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Dividend contract',
  description: 'An agent’s dividend contract: pending and active.',
  type: 'object',
  additionalProperties: false,
  properties: {
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
  regions: ['dividendContract'],
  reservedHeightPx: 500,
  entries,
  sketch: { light: '4 3 18 3, 4 9 40 3, 4 15 40 3', strong: '24 24 20 5' },
});

export type DividendContractProps = FromSchema<typeof schema>;
