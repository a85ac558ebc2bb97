import type { FromSchema } from 'json-schema-to-ts';

export const teamRebatesSchema = {
  $id: 'block/team-rebates',
  title: 'Team rebates',
  description: 'The rebate of each of an agent’s team, to be changed between the bounds that the platform names.',
  type: 'object',
  additionalProperties: false,
  properties: {
    search: {
      title: 'Search by name',
      description: 'A field that narrows the list to members with these letters in their name.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['teamRebates'],
    },
  },
} as const;

export type TeamRebatesProps = FromSchema<typeof teamRebatesSchema>;
