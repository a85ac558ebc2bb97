import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from '#schemas/declare/blocks/restAfterMs.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Winner board',
  description: 'Recent winners as the platform reports them, highest first.',
  type: 'object',
  additionalProperties: false,
  properties: {
    limit: {
      title: 'Winners',
      description: 'How many winners to ask for.',
      type: 'integer',
      minimum: 3,
      maximum: 50,
      default: 20,
      'x-ui': { widget: 'number' },
    },
    note: {
      title: 'Note',
      description: 'States below the board that past wins do not affect future games.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    restAfterMs: restAfterMs('winners'),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 220,
  when: calls('winners'),
  sketch: { light: '4 10 40 4, 4 16 40 4, 4 22 40 4', strong: '4 4 18 3' },
  miniature: 'list',
});

export type WinnerBoardProps = FromSchema<typeof schema>;
