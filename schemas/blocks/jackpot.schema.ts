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
    'x-screens': ['home'],
  }) as const;

export const jackpotSchema = {
  $id: 'block/jackpot',
  title: 'Jackpot',
  description: 'A large number that grows: the platform’s own jackpot, or an invented one that is marked as decoration.',
  type: 'object',
  additionalProperties: false,
  properties: {
    source: {
      title: 'Number',
      description:
        'Of the platform (hidden where it has none), or invented: a counter between two numbers, or a ticker of steps.',
      type: 'string',
      enum: ['feed', 'counter', 'ticker'],
      default: 'feed',
      'x-ui': { widget: 'select', order: 1 },
      'x-screens': ['home'],
    },
    minimum: amount('Counter from', 'Where an invented counter begins (JACK-01).', 698_000_000, 2),
    maximum: amount('Counter to', 'Where an invented counter ends and begins again (JACK-01).', 698_900_000, 3),
    start: amount('Ticker from', 'An invented ticker begins between this and a twelfth more (JACK-02).', 1_200_000_000, 4),
    step: amount('Ticker step', 'Smallest step of an invented ticker; the largest is five times as much (JACK-02).', 10_000, 5),
  },
} as const;

export type JackpotProps = FromSchema<typeof jackpotSchema>;
