import type { FromSchema } from 'json-schema-to-ts';
import { excludedPrefixes } from '#schemas/declare/blocks/excludedPrefixes.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';

const schema = {
  title: 'Studios',
  description: 'The game studios in a strip; each opens the studio’s page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    excludedPrefixes,
    excludedCategories: {
      title: 'Excluded categories',
      description:
        'Studios of these categories are excluded, such as e-sports and cockfighting in a lobby that lists them separately.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: [],
      'x-ui': { widget: 'category-list' },
    },
    design: {
      title: 'Design',
      description:
        'Logos, tall posters with a picture of one of the studio’s games, or wide tiles with up to three. Pictures are those that the page shows anyway; a studio without any has its initials on a colour of its own.',
      type: 'string',
      enum: ['logos', 'posters', 'tiles'],
      default: 'logos',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home', 'homeFooter'],
  reservedHeightPx: 96,
  when: calls('vendors', 'games'), // its links lead to lists of games
  sketch: { light: '4 12 8 8, 14 12 8 8, 24 12 8 8, 34 12 8 8' },
  miniature: 'strip',
});

export type VendorStripProps = FromSchema<typeof schema>;
