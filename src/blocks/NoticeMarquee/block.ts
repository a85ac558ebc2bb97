import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from '#schemas/declare/blocks/restAfterMs.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { announced } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['home'],
  reservedHeightPx: 40,
  when: announced,
  sketch: { light: '11 14 33 4', strong: '4 14 4 4' },
  miniature: 'line',
});

export type NoticeMarqueeProps = FromSchema<typeof schema>;
