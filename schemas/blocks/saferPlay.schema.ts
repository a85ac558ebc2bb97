import type { FromSchema } from 'json-schema-to-ts';

export const saferPlaySchema = {
  $id: 'block/safer-play',
  title: 'Safer play',
  description: 'Age limit, and links to advice, limits, self-exclusion and help, as far as the site has pages for them.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ageMark: {
      title: 'Age mark',
      description: 'Shows the age limit as a mark before the links.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['deposit', 'memberCentre'],
    },
  },
} as const;

export type SaferPlayProps = FromSchema<typeof saferPlaySchema>;
