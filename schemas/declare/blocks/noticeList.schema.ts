import type { FromSchema } from 'json-schema-to-ts';

export const noticeListSchema = {
  $id: 'block/notice-list',
  title: 'List of notices',
  description: 'Notices, one opened at a time; unread notices are marked for members.',
  type: 'object',
  additionalProperties: false,
  properties: {
    types: {
      title: 'Types',
      description:
        'Types of notices listed unless the address specifies one: PL notices, A agent notices. Home notices (H) show only on home.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 2,
      items: { type: 'string', enum: ['PL', 'A'] },
      default: ['PL'],
      'x-ui': { widget: 'words' },
    },
    markAll: {
      title: 'Mark all',
      description: 'A button that marks everything as read.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type NoticeListProps = FromSchema<typeof noticeListSchema>;
