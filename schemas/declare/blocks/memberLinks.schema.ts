import type { FromSchema } from 'json-schema-to-ts';
import { menuEntries } from '../pages/menuEntries.ts';

export const memberLinksSchema = {
  $id: 'block/member-links',
  title: 'Pages of the member',
  description: 'The links of the member’s menus as part of a page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    entries: {
      title: 'Entries',
      description: 'Entries of the list, first to last; address and visibility of each are set once for all menus.',
      type: 'array',
      uniqueItems: true,
      maxItems: 20,
      items: { type: 'string', enum: menuEntries },
      default: [
        'vip',
        'betRecords',
        'transactions',
        'profitLoss',
        'rewards',
        'mall',
        'security',
        'notices',
        'inbox',
        'messages',
        'feedback',
        'agentHome',
      ],
      'x-ui': { widget: 'words' },
    },
    groups: {
      title: 'Groups',
      description:
        'Puts the entries under headings: money, play, safer play, team, account. Within each they keep their order; pages for safer play are added to theirs.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type MemberLinksProps = FromSchema<typeof memberLinksSchema>;
