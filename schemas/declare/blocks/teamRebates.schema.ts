import type { FromSchema } from 'json-schema-to-ts';

export const teamRebatesSchema = {
  $id: 'block/team-rebates',
  title: 'Team rebate',
  description: 'The rebate of each team member, which can be changed within the limits of the platform.',
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

export type TeamRebatesProps = FromSchema<typeof teamRebatesSchema>;
