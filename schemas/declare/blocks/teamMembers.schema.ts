import type { FromSchema } from 'json-schema-to-ts';

export const teamMembersSchema = {
  $id: 'block/team-members',
  title: 'Team members',
  description: 'An agent’s downline, by level or searched by name; members can be moved within it.',
  type: 'object',
  additionalProperties: false,
  properties: {
    move: {
      title: 'Move members',
      description: 'Members can be selected and moved below another agent of the team.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type TeamMembersProps = FromSchema<typeof teamMembersSchema>;
