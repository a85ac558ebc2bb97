import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
  title: 'Footer navigation',
  description: 'Bar at the bottom edge. Its items and their order are the parameter footer_nav.',
  type: 'object',
  additionalProperties: false,
  properties: {
    labels: {
      title: 'Labels',
      description: 'Text under each icon.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    emphasis: {
      title: 'Raised item',
      description: 'Lifts the middle item of an odd number out of the bar.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['footerNav'],
  reservedHeightPx: 60,
  lists: [{ group: 'footer', site: 'footerNav' }],
  sketch: { light: '2 22 44 8, 15 24 5 4', strong: '5 24 5 4' },
});

export type FooterNavProps = FromSchema<typeof schema>;
