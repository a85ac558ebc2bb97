import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 240,
  when: {
    any: [
      { all: [{ prop: 'source', is: 'popular' }, { call: 'popularAnnouncements' }] },
      { all: [{ prop: 'source', is: 'news' }, { call: 'lobbyNews' }] },
    ],
  },
  sketch: { light: '4 9 40 6, 4 17 40 6, 4 25 40 4', strong: '4 3 16 3' },
  miniature: 'news',
});

export type LobbyNewsProps = FromSchema<typeof schema>;
