import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Continue playing',
  description: 'A row of the member’s recently played games. Hidden from guests and from members who have not played yet.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Games',
      description: 'How many recently played games are shown.',
      type: 'integer',
      minimum: 3,
      maximum: 20,
      default: 10,
      'x-ui': { widget: 'number' },
    },
    inView: {
      title: 'Games in view',
      description: 'How many games fit the width of a phone.',
      type: 'number',
      minimum: 2,
      maximum: 6,
      default: 3.5,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 0,
  when: calls('recentList'),
  sketch: { light: '4 4 16 3, 18 10 12 12, 32 10 14 12, 4 24 10 2', strong: '4 10 12 12' },
  miniature: 'cards',
});

export type ContinuePlayingProps = FromSchema<typeof schema>;
