import type { FromSchema } from 'json-schema-to-ts';
import { menuEntries } from '../menuEntries.ts';

export const rightMenuSchema = {
  $id: 'block/right-menu',
  title: 'Right menu',
  description: 'A member’s drawer: account, deposit, withdrawal, records, app, social links, sign-out.',
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
      default: ['betRecords', 'transactions', 'teamPnl', 'rewards', 'mall', 'security', 'notices', 'inbox', 'settings'],
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['home'],
    },
    app: {
      title: 'App',
      description: 'An entry that leads to the app; gone where the site runs as one.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['home'],
    },
    social: {
      title: 'Social links',
      description: 'The links that the platform provides.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 3 },
      'x-screens': ['home'],
    },
  },
} as const;

export type RightMenuProps = FromSchema<typeof rightMenuSchema>;
