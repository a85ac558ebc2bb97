import type { FromSchema } from 'json-schema-to-ts';
import { railCategories } from '../gameCategories.ts';

export const betRecordsSchema = {
  $id: 'block/bet-records',
  title: 'Betting records',
  description: 'A member’s own bets by date and kind of game, and what they came to.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Kinds of games',
      description: 'What the list can be narrowed to, in this order; none leaves the choice out.',
      type: 'array',
      uniqueItems: true,
      maxItems: 12,
      items: { type: 'string', enum: railCategories },
      default: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT'],
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['gameRecords'],
    },
    totals: {
      title: 'Totals',
      description: 'What all bets of the chosen days came to, below the list.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['gameRecords'],
    },
  },
} as const;

export type BetRecordsProps = FromSchema<typeof betRecordsSchema>;
