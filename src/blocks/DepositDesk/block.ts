import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { depositing } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Deposit',
  description: 'Payment methods with their limits, and the amount.',
  type: 'object',
  additionalProperties: false,
  properties: {
    quickAmounts: {
      title: 'Quick amounts',
      description: 'Preset amounts, as the platform provides them for each payment method.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    advice: {
      title: 'Advice',
      description: 'Reminds players below the form to play only with money they can afford to lose.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    design: {
      title: 'Design',
      description:
        'The amount and below it the methods in rows, or first the methods as cards in a row and below them the amount. Each method has its logo, limits and duration.',
      type: 'string',
      enum: ['amount', 'methods'],
      default: 'amount',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['deposit'],
  reservedHeightPx: 600,
  when: depositing,
  entries,
  sketch: { light: '4 3 40 6, 4 11 40 6, 4 19 40 4', strong: '4 26 40 4' },
});

export type DepositDeskProps = FromSchema<typeof schema>;
