import type { FromSchema } from 'json-schema-to-ts';

export const helpTopicsSchema = {
  $id: 'block/help-topics',
  title: 'Help topics',
  description: 'Questions and answers of the help centre, one opened at a time.',
  type: 'object',
  additionalProperties: false,
  properties: {
    contact: {
      title: 'Contact',
      description: 'A link to customer support below the topics.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type HelpTopicsProps = FromSchema<typeof helpTopicsSchema>;
