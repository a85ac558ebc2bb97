import type { FromSchema } from 'json-schema-to-ts';

export const inboxListSchema = {
  $id: 'block/inbox-list',
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

export type InboxListProps = FromSchema<typeof inboxListSchema>;
