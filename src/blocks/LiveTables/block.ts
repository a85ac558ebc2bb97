import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Live tables',
  description:
    'Tables of the live casino as they are now: dealer, seats, limits and last results; each starts its game. On pages of other games than live ones it is not shown.',
  type: 'object',
  additionalProperties: false,
  properties: {
    count: {
      title: 'Tables',
      description: 'How many tables are shown at most.',
      type: 'integer',
      minimum: 2,
      maximum: 30,
      default: 8,
      'x-ui': { widget: 'number' },
    },
    design: {
      title: 'Design',
      description: 'Wide tiles in a row that is swiped, or a list with a small picture at each table.',
      type: 'string',
      enum: ['tiles', 'list'],
      default: 'tiles',
      'x-ui': { widget: 'select' },
    },
    closed: {
      title: 'Closed tables',
      description: 'Tables that are closed now are shown, too, after all others.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home', 'gameList'],
  reservedHeightPx: 280,
  when: calls('liveTables'),
  sketch: { light: '4 3 18 3, 4 8 24 14, 30 8 14 14', strong: '4 24 3 3, 8 24 3 3, 12 24 3 3, 30 24 3 3, 34 24 3 3' },
  miniature: 'rail',
});

export type LiveTablesProps = FromSchema<typeof schema>;
