import type { FromSchema } from 'json-schema-to-ts';

export const teamProfitSchema = {
  $id: 'block/team-profit',
  title: 'Team profit and loss',
  description: 'Profit and loss of each team member for the selected dates, with totals.',
  type: 'object',
  additionalProperties: false,
  properties: {
    search: {
      title: 'Search by name',
      description: 'A field that narrows the list to members with these letters in their name.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type TeamProfitProps = FromSchema<typeof teamProfitSchema>;
