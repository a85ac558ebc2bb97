import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Dividends',
  description: 'An agent’s dividends: available for payout, in progress, and previous ones.',
  type: 'object',
  additionalProperties: false,
  properties: {
    history: {
      title: 'Previous dividends',
      description: 'Dividends of previous months, by date.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    terms: {
      title: 'Link to the contract',
      description: 'A button that leads to the dividend contract.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['dividends'],
  reservedHeightPx: 700,
  entries,
  sketch: { light: '4 3 20 4, 4 18 40 4, 4 25 40 4', strong: '4 9 40 5' },
});

export type DividendsProps = FromSchema<typeof schema>;
