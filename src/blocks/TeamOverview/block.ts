import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { teamFigures } from '#schemas/declare/names/teamFigures.ts';
import { entries } from './entries.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['teamOverview'],
  reservedHeightPx: 640,
  entries,
  sketch: { light: '4 2 8 3, 14 2 8 3, 4 8 9 9, 15 8 9 9, 26 8 9 9, 4 19 9 9, 15 19 9 9, 26 19 9 9' },
});

export type TeamOverviewProps = FromSchema<typeof schema>;
