import type { FromSchema } from 'json-schema-to-ts';

export const footerNavSchema = {
  $id: 'block/footer-nav',
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

export type FooterNavProps = FromSchema<typeof footerNavSchema>;
