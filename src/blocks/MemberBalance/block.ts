import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Balance of the member',
  description: 'A member’s total balance, which can be hidden and refreshed, with buttons for deposit and withdraw.',
  type: 'object',
  additionalProperties: false,
  properties: {
    actions: {
      title: 'Deposit and withdraw',
      description: 'Buttons below the balance that lead to deposit and withdrawal.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['memberCentre'],
  reservedHeightPx: 148,
  when: calls('wallet'),
  entries,
  sketch: { light: '4 18 19 8, 25 18 19 8', strong: '4 5 24 7' },
});

export type MemberBalanceProps = FromSchema<typeof schema>;
