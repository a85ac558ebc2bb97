import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from './restAfterMs.ts';

export const noticeMarqueeSchema = {
  $id: 'block/notice-marquee',
  title: 'Notices',
  description: 'Scrolling notice titles. A tap opens the notice.',
  type: 'object',
  additionalProperties: false,
  properties: {
    pixelsPerSecond: {
      title: 'Speed',
      description: 'CSS pixels a title moves per second.',
      type: 'integer',
      minimum: 10,
      maximum: 200,
      default: 30,
      'x-ui': { widget: 'number' },
    },
    types: {
      title: 'Types',
      description: 'Types of notices shown: PL notices, H home notices, A agent notices.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 3,
      items: { type: 'string', enum: ['PL', 'H', 'A'] },
      default: ['PL', 'H'],
      'x-ui': { widget: 'words' },
    },
    restAfterMs: restAfterMs('notices'),
  },
} as const;

export type NoticeMarqueeProps = FromSchema<typeof noticeMarqueeSchema>;
