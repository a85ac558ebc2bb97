import type { FromSchema } from 'json-schema-to-ts';
import { railCategories } from '../names/gameCategories.ts';

export const betRecordsSchema = {
  $id: 'block/bet-records',
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
  },
} as const;

export type BetRecordsProps = FromSchema<typeof betRecordsSchema>;
