import type { FromSchema } from 'json-schema-to-ts';
import { menuEntries } from '../menuEntries.ts';

export const memberMenuSchema = {
  $id: 'block/member-menu',
  title: 'Member pop-up',
  description: 'A small menu below the member’s name: deposit, what the site’s switches show, sign-out.',
  type: 'object',
  additionalProperties: false,
  properties: {
    entries: {
      title: 'Entries',
      description: 'What the menu lists, first to last; where each leads and what shows it is set once for all menus.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', enum: menuEntries },
      default: ['vip', 'betRecords', 'transactions', 'profitLoss', 'rewards', 'mall', 'security', 'notices', 'inbox', 'settings'],
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['home'],
    },
  },
} as const;

export type MemberMenuProps = FromSchema<typeof memberMenuSchema>;
