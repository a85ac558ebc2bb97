import type { FromSchema } from 'json-schema-to-ts';

export const lobbyNewsSchema = {
  $id: 'block/lobby-news',
  title: 'News',
  description: 'The latest news of the platform, as cards. Hidden if there is none.',
  type: 'object',
  additionalProperties: false,
  properties: {
    source: {
      title: 'Source',
      description: 'Lobby news, or the most read notices; a platform may provide one, both or neither.',
      type: 'string',
      enum: ['news', 'popular'],
      default: 'news',
      'x-ui': { widget: 'select' },
    },
    count: {
      title: 'How many',
      description: 'Cards that are shown at most.',
      type: 'integer',
      minimum: 1,
      maximum: 10,
      default: 3,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export type LobbyNewsProps = FromSchema<typeof lobbyNewsSchema>;
