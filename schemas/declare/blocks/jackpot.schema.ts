import type { FromSchema } from 'json-schema-to-ts';

const amount = (title: string, description: string, fallback: number, order: number) =>
  ({
    title,
    description,
    type: 'integer',
    minimum: 0,
    maximum: 1_000_000_000_000,
    default: fallback,
    'x-ui': { widget: 'number', order },
  }) as const;

export const jackpotSchema = {
  $id: 'block/jackpot',
  title: 'Jackpot',
  description: 'A growing amount: the platform’s jackpot, or a simulated one that is marked as decoration.',
  type: 'object',
  additionalProperties: false,
  properties: {
    source: {
      title: 'Number',
      description:
        'From the platform (hidden if it has none), or simulated: a counter between two amounts, or a ticker with steps. The compliance profile “Plain” starts with the counter.',
      type: 'string',
      enum: ['feed', 'counter', 'ticker'],
      default: 'feed',
      'x-ui': { widget: 'select', order: 1 },
    },
    minimum: amount('Counter from', 'Start of a simulated counter (JACK-01).', 698_000_000, 2),
    maximum: amount('Counter to', 'End of a simulated counter, where it starts again (JACK-01).', 698_900_000, 3),
    start: amount('Ticker from', 'A simulated ticker starts between this amount and a twelfth more (JACK-02).', 1_200_000_000, 4),
    step: amount('Ticker step', 'Smallest step of a simulated ticker; the largest is five times as much (JACK-02).', 10_000, 5),
  },
} as const;

export type JackpotProps = FromSchema<typeof jackpotSchema>;
