import type { FromSchema } from 'json-schema-to-ts';
import { menuEntries } from '../pages/menuEntries.ts';

export const memberMenuSchema = {
  $id: 'block/member-menu',
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

export type MemberMenuProps = FromSchema<typeof memberMenuSchema>;
