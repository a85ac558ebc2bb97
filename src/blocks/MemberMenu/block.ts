import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Member pop-up',
  description: 'A small menu below the member’s name: deposit, entries shown by the switches, log out.',
  type: 'object',
  additionalProperties: false,
  properties: {
    entries: {
      title: 'Entries',
      description: 'Entries of the menu, first to last; address and visibility of each are set once for all menus.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', enum: menuEntries },
      default: ['vip', 'betRecords', 'transactions', 'profitLoss', 'rewards', 'mall', 'security', 'notices', 'inbox', 'settings'],
      'x-ui': { widget: 'words' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['memberMenu'],
  reservedHeightPx: 0,
  entries,
  lists: [{ group: 'menu', prop: 'entries' }],
  sketch: { light: '14 12 30 18, 4 4 20 3', strong: '36 2 8 8' },
});

export type MemberMenuProps = FromSchema<typeof schema>;
