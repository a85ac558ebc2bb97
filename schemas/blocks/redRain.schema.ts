import type { FromSchema } from 'json-schema-to-ts';

export const redRainSchema = {
  $id: 'block/red-rain',
  title: 'Red rain',
  description: 'Rounds of red rain; none until the platform’s call has an address.',
  type: 'object',
  additionalProperties: false,
  properties: {
    amounts: {
      title: 'Amounts',
      description: 'What falls in each round altogether.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['redRain'],
    },
  },
} as const;

export type RedRainProps = FromSchema<typeof redRainSchema>;
