import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { recordDesign } from '#schemas/declare/blocks/recordDesign.ts';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Bet history',
  description: 'A member’s bets by date and game type, with totals.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Game types',
      description: 'Game types that the list can be filtered by, in this order; empty for no filter.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'],
      'x-ui': { widget: 'words' },
    },
    totals: {
      title: 'Totals',
      description: 'Totals of the selected dates, below the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    design: recordDesign(['cards', 'table', 'timeline']),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['gameRecords'],
  reservedHeightPx: 700,
  entries,
  sketch: { light: '4 2 8 3, 14 2 8 3, 4 8 40 6, 4 16 40 6', strong: '4 25 40 4' },
});

export type BetRecordsProps = FromSchema<typeof schema>;
