import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
  title: 'Safer play',
  description:
    'Payment methods, age limit and licence, and links to advice, limits, self-exclusion and help, as far as the site has them.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ageMark: {
      title: 'Age mark',
      description: 'Shows the age limit as a mark before the links.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    links: {
      title: 'Links',
      description: 'Links the pages for safer play. Off where another block of the page does, such as grouped account links.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['deposit', 'memberCentre'],
  reservedHeightPx: 64,
  sketch: { light: '20 10 24 4, 20 18 20 3', strong: '4 10 12 12 6' },
});

export type SaferPlayProps = FromSchema<typeof schema>;
