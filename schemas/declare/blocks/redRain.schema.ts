import type { FromSchema } from 'json-schema-to-ts';

export const redRainSchema = {
  $id: 'block/red-rain',
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

export type RedRainProps = FromSchema<typeof redRainSchema>;
