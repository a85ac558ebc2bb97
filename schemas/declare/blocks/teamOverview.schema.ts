import type { FromSchema } from 'json-schema-to-ts';
import { teamFigures } from '../names/teamFigures.ts';

export const teamOverviewSchema = {
  $id: 'block/team-overview',
  title: 'Team overview',
  description: 'Figures of an agent’s team for the selected dates, today at first.',
  type: 'object',
  additionalProperties: false,
  properties: {
    figures: {
      title: 'Figures',
      description: 'Which figures are shown, in this order; an amount that the platform does not tell is left out.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 20,
      items: { type: 'string', enum: teamFigures },
      default: teamFigures,
      'x-ui': { widget: 'words' },
    },
  },
} as const;

export type TeamOverviewProps = FromSchema<typeof teamOverviewSchema>;
