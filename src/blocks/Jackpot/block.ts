import type { FromSchema } from 'json-schema-to-ts';
import type { Described } from '#schemas/declare/leaves/behaviourLeaves.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const amount = (given: Described & { readonly default: number }) =>
  ({ ...given, type: 'integer', minimum: 0, maximum: 1_000_000_000_000, 'x-ui': { widget: 'number' } }) as const;

const schema = {
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
      'x-strict': ['ticker', 'counter', 'feed'],
      default: 'feed',
      'x-ui': { widget: 'select' },
    },
    minimum: amount({ title: 'Counter from', description: 'Start of a simulated counter (JACK-01).', default: 698_000_000 }),
    maximum: amount({
      title: 'Counter to',
      description: 'End of a simulated counter, where it starts again (JACK-01).',
      default: 698_900_000,
    }),
    start: amount({
      title: 'Ticker from',
      description: 'A simulated ticker starts between this amount and a twelfth more (JACK-02).',
      default: 1_200_000_000,
    }),
    step: amount({
      title: 'Ticker step',
      description: 'Smallest step of a simulated ticker; the largest is five times as much (JACK-02).',
      default: 10_000,
    }),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 120,
  when: { any: [{ prop: 'source', is: 'counter' }, { prop: 'source', is: 'ticker' }, { call: 'jackpot' }] },
  sketch: { light: '15 5 18 3, 12 26 24 2', strong: '4 11 40 12' },
  miniature: 'plate',
});

export type JackpotProps = FromSchema<typeof schema>;
