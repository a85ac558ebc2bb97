import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { menuEntries } from '#schemas/declare/pages/menuEntries.ts';

const schema = {
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
    design: {
      title: 'Design',
      description:
        'A list, a grid of icons over words, or large tiles that also say the level, the points and the number of rewards to claim.',
      type: 'string',
      enum: ['list', 'grid', 'tiles'],
      default: 'list',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['memberCentre'],
  reservedHeightPx: 420,
  lists: [{ group: 'menu', prop: 'entries' }],
  sketch: { light: '4 4 30 4, 4 12 30 4, 4 20 30 4', strong: '40 4 4 4, 40 12 4 4, 40 20 4 4' },
});

export type MemberLinksProps = FromSchema<typeof schema>;
