import type { FromSchema } from 'json-schema-to-ts';

export const dividendsSchema = {
  $id: 'block/dividends',
  title: 'Dividends',
  description: 'An agent’s dividends: available for payout, in progress, and previous ones.',
  type: 'object',
  additionalProperties: false,
  properties: {
    history: {
      title: 'Previous dividends',
      description: 'Dividends of previous months, by date.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    terms: {
      title: 'Link to the contract',
      description: 'A button that leads to the dividend contract.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type DividendsProps = FromSchema<typeof dividendsSchema>;
