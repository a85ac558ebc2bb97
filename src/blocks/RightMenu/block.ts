import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';
import { entries } from './entries.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['rightMenu'],
  reservedHeightPx: 0,
  entries,
  lists: [{ group: 'menu', prop: 'entries' }],
  sketch: { light: '4 8 14 3, 4 14 14 3', strong: '22 2 24 28' },
});

export type RightMenuProps = FromSchema<typeof schema>;
