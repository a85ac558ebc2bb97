import type { FromSchema } from 'json-schema-to-ts';

export const noticeListSchema = {
  $id: 'block/notice-list',
  title: 'List of notices',
  description: 'Announcements, one opened at a time; members see what they have not read.',
  type: 'object',
  additionalProperties: false,
  properties: {
    types: {
      title: 'Kinds',
      description: 'Kinds of announcements listed unless the address names one: PL notices, H notices of home, A of agents.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: ['PL', 'H', 'A'] },
      default: ['PL'],
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['notices'],
    },
    markAll: {
      title: 'Mark all',
      description: 'A button that marks everything as read.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['notices'],
    },
  },
} as const;

export type NoticeListProps = FromSchema<typeof noticeListSchema>;
