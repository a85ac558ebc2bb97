import type { FromSchema } from 'json-schema-to-ts';

export const teamProfitSchema = {
  $id: 'block/team-profit',
  title: 'Team profit and loss',
  description: 'What each of an agent’s team won or lost in the days that are chosen, and all of them together.',
  type: 'object',
  additionalProperties: false,
  properties: {
    search: {
      title: 'Search by name',
      description: 'A field that narrows the list to members with these letters in their name.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['teamProfit'],
    },
  },
} as const;

export type TeamProfitProps = FromSchema<typeof teamProfitSchema>;
