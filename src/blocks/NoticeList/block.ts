import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { announced } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['notices'],
  reservedHeightPx: 600,
  when: announced,
  sketch: { light: '4 3 40 6, 4 11 40 6, 4 24 40 6', strong: '4 19 8 3' },
});

export type NoticeListProps = FromSchema<typeof schema>;
