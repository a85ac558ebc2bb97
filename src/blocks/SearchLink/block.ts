import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { searching } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Search link',
  description: 'Looks like a search field and opens the search of all games.',
  type: 'object',
  additionalProperties: false,
  properties: {
    sticky: {
      title: 'Stays on top',
      description: 'Keeps it below the header while the page scrolls.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 40,
  when: searching,
  sketch: { light: '4 11 40 1, 15 14 20 3, 4 20 40 1', strong: '7 13 5 5' },
  miniature: 'field',
});

export type SearchLinkProps = FromSchema<typeof schema>;
