import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { recordDesign } from '#schemas/declare/blocks/recordDesign.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Transactions',
  description: 'A member’s transactions, by date and type; the address may specify types by `types`.',
  type: 'object',
  additionalProperties: false,
  properties: {
    types: {
      title: 'Transaction types',
      description: 'Codes of the platform’s transaction types, in this order; empty for no filter. D, W, B, P and R have names.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', pattern: '^[A-Za-z0-9_]{1,20}$' },
      default: ['D', 'W', 'B', 'P', 'R'],
      'x-ui': { widget: 'words' },
    },
    totals: {
      title: 'Totals',
      description: 'Totals in and out for the selected dates, below the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    design: recordDesign(['cards', 'table', 'timeline']),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['transactions'],
  reservedHeightPx: 700,
  entries,
  sketch: { light: '4 2 8 3, 14 2 8 3, 4 8 40 6, 4 24 40 6', strong: '4 16 40 6' },
});

export type TransactionRecordsProps = FromSchema<typeof schema>;
