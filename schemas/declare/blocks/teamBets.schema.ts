import type { FromSchema } from 'json-schema-to-ts';

export const teamBetsSchema = {
  $id: 'block/team-bets',
  title: 'Team bets',
  description: 'Bets of an agent’s team for the selected dates, newest first, with totals.',
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

export type TeamBetsProps = FromSchema<typeof teamBetsSchema>;
