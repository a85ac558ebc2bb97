import type { FromSchema } from 'json-schema-to-ts';

export const homeFooterSchema = {
  $id: 'block/home-footer',
  title: 'Home footer',
  description: 'Intro blocks, about text, help and contact links, social links, vendors, age mark.',
  type: 'object',
  additionalProperties: false,
  properties: {
    intro: {
      title: 'Intro blocks',
      description: 'Four blocks: join now, events, deposit, games.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['home'],
    },
    vendors: {
      title: 'Vendors',
      description: 'Lists the vendors’ marks.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['home'],
    },
    licence: {
      title: 'Licence text',
      description: 'Licence line at the very end; empty for none.',
      type: 'string',
      maxLength: 300,
      default: '',
      'x-ui': { widget: 'text', order: 3 },
      'x-screens': ['home'],
    },
  },
} as const;

export type HomeFooterProps = FromSchema<typeof homeFooterSchema>;
