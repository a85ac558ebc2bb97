import type { FromSchema } from 'json-schema-to-ts';

export const lotteryDrawsSchema = {
  $id: 'block/lottery-draws',
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

export type LotteryDrawsProps = FromSchema<typeof lotteryDrawsSchema>;
