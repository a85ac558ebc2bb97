import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { entries } from './entries.ts';

/** Possible rows of the message centre (MSG-02 to MSG-06). */
export const messageRows = ['messenger', 'notices', 'inbox', 'chat', 'affiliate'] as const;

export type MessageRow = (typeof messageRows)[number];

const schema = {
  title: 'Messages',
  description: 'Notices, inbox, chat and other contact channels, each with its unread count.',
  type: 'object',
  additionalProperties: false,
  properties: {
    rows: {
      title: 'Rows',
      description:
        'Rows from top to bottom: messenger, notices, inbox, chat and affiliate. What the platform does not have is left out.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: messageRows.length,
      items: { type: 'string', enum: messageRows },
      default: [...messageRows],
      'x-ui': { widget: 'words' },
    },
    affiliateEntry: {
      title: 'Affiliate support',
      description:
        'Title of the customer support entry that the affiliate row opens, as the platform names it; empty opens the list of all.',
      type: 'string',
      maxLength: 60,
      default: '',
      'x-ui': { widget: 'text' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['messageCentre'],
  reservedHeightPx: 420,
  entries: entries satisfies Record<MessageRow, Condition>,
  lists: [{ group: 'own', prop: 'rows' }],
  sketch: { light: '4 12 40 7, 4 21 40 7', strong: '4 3 40 7, 39 14 3 3' },
});

export type MessageCentreProps = FromSchema<typeof schema>;
