import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Category bar',
  description: 'Chips that lead to the sections of home. Categories come from the platform’s menu.',
  type: 'object',
  additionalProperties: false,
  properties: {
    sticky: {
      title: 'Stays on top',
      description: 'Keeps the bar below the header while the page scrolls.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    icons: {
      title: 'Icons',
      description: 'Shows an icon before each label.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    search: {
      title: 'Search',
      description: 'Begins the bar with a button that opens the search of all games.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 64,
  when: calls('vendors'),
  entries,
  sketch: { light: '16 10 10 12, 28 10 10 12, 40 10 6 12', strong: '4 10 10 12' },
  miniature: 'pills',
});

export type CategoryTabsProps = FromSchema<typeof schema>;
