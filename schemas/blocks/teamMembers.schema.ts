import type { FromSchema } from 'json-schema-to-ts';

export const teamMembersSchema = {
  $id: 'block/team-members',
  title: 'Team members',
  description: 'An agent’s down-line, from level to level or searched by name; members can be moved within it.',
  type: 'object',
  additionalProperties: false,
  properties: {
    move: {
      title: 'Moving',
      description: 'Members can be selected and moved below another agent of the team.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['teamMembers'],
    },
  },
} as const;

export type TeamMembersProps = FromSchema<typeof teamMembersSchema>;
