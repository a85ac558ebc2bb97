import type { FromSchema } from 'json-schema-to-ts';

export const gameCentreSchema = {
  $id: 'block/game-centre',
  title: 'All games',
  description: 'All categories in a side menu: overview, hot games, favourites, and one for each game type.',
  type: 'object',
  additionalProperties: false,
  properties: {
    overviewSize: {
      title: 'Games per category',
      description: 'How many games of each category the overview asks for.',
      type: 'integer',
      minimum: 3,
      maximum: 24,
      default: 8,
      'x-ui': { widget: 'number' },
    },
    pageSize: {
      title: 'Games per page',
      description: 'How many games of one category are asked for at once.',
      type: 'integer',
      minimum: 4,
      maximum: 60,
      default: 15,
      'x-ui': { widget: 'number' },
    },
    loading: {
      title: 'More games',
      description: 'Asked for by a button, or by themselves when the end of the list comes near.',
      type: 'string',
      enum: ['button', 'scroll'],
      default: 'button',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export type GameCentreProps = FromSchema<typeof gameCentreSchema>;
