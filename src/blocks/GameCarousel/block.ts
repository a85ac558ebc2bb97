import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from '#schemas/declare/blocks/restAfterMs.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { railCategories } from '#schemas/declare/names/gameCategories.ts';

/** All categories, or a single one. */
export const carouselCategories = ['ALL', ...railCategories] as const;

const schema = {
  title: 'Game carousel',
  description: 'Games side by side that move automatically. Hidden if there are none.',
  type: 'object',
  additionalProperties: false,
  properties: {
    games: {
      title: 'Games',
      description: 'New games only, or the first ones of the platform’s order.',
      type: 'string',
      enum: ['new', 'all'],
      default: 'new',
      'x-ui': { widget: 'select' },
    },
    category: {
      title: 'Category',
      description: 'Category that they are taken from; ALL for every one.',
      type: 'string',
      enum: carouselCategories,
      default: 'ALL',
      'x-ui': { widget: 'select' },
    },
    count: {
      title: 'How many',
      description: 'Games that are shown at most.',
      type: 'integer',
      minimum: 2,
      maximum: 24,
      default: 12,
      'x-ui': { widget: 'number' },
    },
    inView: {
      title: 'In view',
      description: 'Games across the screen (HOME-15); a fraction lets the next one peep in.',
      type: 'number',
      minimum: 1,
      maximum: 6,
      default: 3,
      'x-ui': { widget: 'number' },
    },
    autoplayMs: {
      title: 'Moves on after',
      description: 'Time until the carousel moves on by a game (HOME-15); 0 stops it.',
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      default: 8000,
      'x-unit': 'millisecond',
      'x-ui': { widget: 'duration' },
    },
    restAfterMs: restAfterMs('games'),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 200,
  when: calls('games'),
  sketch: { light: '4 3 16 3, 4 10 12 16, 18 10 12 16, 32 10 12 16', strong: '36 2 8 5' },
  miniature: 'cards',
});

export type GameCarouselProps = FromSchema<typeof schema>;
