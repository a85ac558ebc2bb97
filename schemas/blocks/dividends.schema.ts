import type { FromSchema } from 'json-schema-to-ts';

export const dividendsSchema = {
  $id: 'block/dividends',
  title: 'Dividends',
  description: 'An agent’s dividends: what can be paid out, what grows, and what there was before.',
  type: 'object',
  additionalProperties: false,
  properties: {
    history: {
      title: 'Earlier dividends',
      description: 'The dividends of earlier months, by date.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['dividends'],
    },
    terms: {
      title: 'Way to the contract',
      description: 'A button that leads to the contract for dividends.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['dividends'],
    },
  },
} as const;

export type DividendsProps = FromSchema<typeof dividendsSchema>;
