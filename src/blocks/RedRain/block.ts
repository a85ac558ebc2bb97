import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Red packet rain',
  description: 'Rounds of red packet rain; none until the platform’s call has an address.',
  type: 'object',
  additionalProperties: false,
  properties: {
    amounts: {
      title: 'Prize pool',
      description: 'The prize pool of each round.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['redRain'],
  reservedHeightPx: 300,
  entries,
  sketch: { light: '4 3 40 6, 4 12 40 6, 4 21 40 6' },
});

export type RedRainProps = FromSchema<typeof schema>;
