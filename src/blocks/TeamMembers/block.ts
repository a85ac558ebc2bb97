import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['teamMembers'],
  reservedHeightPx: 800,
  entries,
  sketch: { light: '4 10 40 5, 8 17 36 5, 8 24 36 5', strong: '4 3 40 4' },
});

export type TeamMembersProps = FromSchema<typeof schema>;
