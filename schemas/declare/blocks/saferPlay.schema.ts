import type { FromSchema } from 'json-schema-to-ts';

export const saferPlaySchema = {
  $id: 'block/safer-play',
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

export type SaferPlayProps = FromSchema<typeof saferPlaySchema>;
