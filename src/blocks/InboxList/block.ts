import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Inbox',
  description: 'Messages to a member, newest first; one of them is read on its own.',
  type: 'object',
  additionalProperties: false,
  properties: {
    pageSize: {
      title: 'Messages at once',
      description: 'How many messages are read from the platform at once; a button brings the older ones.',
      type: 'integer',
      minimum: 5,
      maximum: 100,
      default: 20,
      'x-ui': { widget: 'number' },
    },
    markAll: {
      title: 'Mark all',
      description: 'A button that marks everything as read.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    remove: {
      title: 'Delete',
      description: 'Lets members delete their messages.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['inbox'],
  reservedHeightPx: 500,
  entries,
  sketch: { light: '4 4 30 4, 4 11 40 1, 4 22 40 1, 4 26 30 4', strong: '4 15 30 4' },
});

export type InboxListProps = FromSchema<typeof schema>;
