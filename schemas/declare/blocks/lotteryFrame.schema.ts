import type { FromSchema } from 'json-schema-to-ts';

export const lotteryFrameSchema = {
  $id: 'block/lottery-frame',
  title: 'Lottery',
  description: 'Opens the lottery that the address names, inside the page.',
  type: 'object',
  additionalProperties: false,
  properties: {
    back: {
      title: 'Back button',
      description: 'A button above the game that leads back to the lobby.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type LotteryFrameProps = FromSchema<typeof lotteryFrameSchema>;
