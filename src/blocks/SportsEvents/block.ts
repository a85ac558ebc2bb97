import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { sports } from '#schemas/declare/names/sports.ts';

const schema = {
  title: 'Matches and odds',
  description:
    'Matches being played and starting next, with their odds. Chosen odds are collected on a coupon, which is handed over to the studio: bets are placed there. On pages of other games than sports and e-sports it is not shown.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Matches',
      description: 'How many matches are shown at most.',
      type: 'integer',
      minimum: 2,
      maximum: 30,
      default: 8,
      'x-ui': { widget: 'number' },
    },
    sports: {
      title: 'Sports',
      description: 'Which sports are shown. Empty: all that the platform sends. The page of e-sports shows e-sports only.',
      type: 'array',
      uniqueItems: true,
      maxItems: 6,
      items: { type: 'string', enum: sports },
      default: [],
      'x-ui': { widget: 'words' },
    },
    design: {
      title: 'Design',
      description: 'Cards in a row that is swiped, cards below each other, or a table by league with a column for each outcome.',
      type: 'string',
      enum: ['cards', 'list', 'table'],
      default: 'cards',
      'x-ui': { widget: 'select' },
    },
    chips: {
      title: 'Choice of sports',
      description: 'A row of chips above the matches that narrows them to one sport.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    totals: {
      title: 'Over and under',
      description: 'On cards, the odds on how many goals or points there will be, below those on who wins.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home', 'vendorGrid', 'gameList'],
  reservedHeightPx: 260,
  when: calls('sportsEvents'),
  sketch: { light: '4 3 40 3, 4 9 18 20, 25 9 18 20', strong: '6 22 4 4, 11 22 4 4, 16 22 4 4, 27 22 4 4, 32 22 4 4, 37 22 4 4' },
  miniature: 'cards',
});

export type SportsEventsProps = FromSchema<typeof schema>;
