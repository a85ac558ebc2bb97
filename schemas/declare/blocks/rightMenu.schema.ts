import type { FromSchema } from 'json-schema-to-ts';
import { menuEntries } from '../pages/menuEntries.ts';

export const rightMenuSchema = {
  $id: 'block/right-menu',
  title: 'Right menu',
  description: 'Drawer of a member: account, deposit, withdraw, records, app, social links, log out.',
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
      default: ['betRecords', 'transactions', 'teamPnl', 'rewards', 'mall', 'security', 'notices', 'inbox', 'settings'],
      'x-ui': { widget: 'words' },
    },
    app: {
      title: 'App',
      description: 'An entry that leads to the app; hidden in the installed app.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    social: {
      title: 'Social links',
      description: 'The links that the platform provides.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type RightMenuProps = FromSchema<typeof rightMenuSchema>;
