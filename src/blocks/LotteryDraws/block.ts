import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Lottery draws',
  description:
    'Lotteries with their latest numbers and the time until the next draw: the popular ones on home, all of them, and Vietnamese ones by region, on the pages of lotteries. On other pages it is not drawn.',
  type: 'object',
  additionalProperties: false,
  properties: {
    limit: {
      title: 'Lotteries',
      description: 'How many lotteries are shown at most.',
      type: 'integer',
      minimum: 2,
      maximum: 24,
      default: 12,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home', 'vendorGrid'],
  reservedHeightPx: 0, // on most pages of its region it is not drawn
  when: calls('lotteryGames'),
  sketch: { light: '4 4 18 3, 4 22 30 3', strong: '4 12 6 6 3, 12 12 6 6 3, 20 12 6 6 3, 28 12 6 6 3' },
  miniature: 'pills',
});

export type LotteryDrawsProps = FromSchema<typeof schema>;
