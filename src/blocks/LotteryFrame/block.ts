import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Lottery',
  description: 'Opens the lottery that the address names, inside the page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    back: {
      title: 'Bar',
      description: 'A bar above the game, with the way back to the lobby and what the bar of other games has.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['lottery'],
  reservedHeightPx: 600,
  when: calls('launch'),
  sketch: { light: '4 9 40 21', strong: '4 2 40 5' },
});

export type LotteryFrameProps = FromSchema<typeof schema>;
