import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from './restAfterMs.ts';

export const winnerBoardSchema = {
  $id: 'block/winner-board',
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

export type WinnerBoardProps = FromSchema<typeof winnerBoardSchema>;
