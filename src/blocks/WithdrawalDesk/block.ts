import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { withdrawing } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Withdraw',
  description: 'Amount, bank card and payment password; forms for card and password; pending withdrawals.',
  type: 'object',
  additionalProperties: false,
  properties: {
    wholeBalance: {
      title: 'Max button',
      description: 'A button that fills in the maximum amount.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    waiting: {
      title: 'Pending withdrawals',
      description: 'Lists pending withdrawals, each with a button to cancel it.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['withdraw'],
  reservedHeightPx: 600,
  when: withdrawing,
  entries,
  sketch: { light: '4 3 40 4, 4 10 40 8, 4 20 40 4', strong: '4 26 40 4' },
});

export type WithdrawalDeskProps = FromSchema<typeof schema>;
