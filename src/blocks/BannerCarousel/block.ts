import type { FromSchema } from 'json-schema-to-ts';
import { restAfterMs } from '#schemas/declare/blocks/restAfterMs.ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { announced } from '#schemas/declare/entries/namedConditions.ts';

const schema = {
  title: 'Banners',
  description: 'Pictures of a banner group, one at a time. A single banner does not move.',
  type: 'object',
  additionalProperties: false,
  properties: {
    group: {
      title: 'Banner group',
      description: 'Which group of banners to ask the platform for.',
      type: 'string',
      pattern: '^[a-z0-9_]{1,30}$',
      default: 'm_home',
      'x-ui': { widget: 'text' },
    },
    autoplayMs: {
      title: 'Next after',
      description: 'How long a banner stays before the next one; 0 stops them.',
      type: 'integer',
      minimum: 0,
      maximum: 60000,
      default: 5000,
      'x-unit': 'millisecond',
      'x-ui': { widget: 'duration' },
    },
    speedMs: {
      title: 'Change takes',
      description: 'How long the change from one banner to the next takes.',
      type: 'integer',
      minimum: 0,
      maximum: 5000,
      default: 1000,
      'x-unit': 'millisecond',
      'x-ui': { widget: 'duration' },
    },
    frame: {
      title: 'Frame',
      description: 'Banners edge to edge, or as cards with the next one peeping in.',
      type: 'string',
      enum: ['edge', 'card'],
      default: 'card',
      'x-ui': { widget: 'select' },
    },
    restAfterMs: restAfterMs('banners'),
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['home', 'register'],
  reservedHeightPx: 132,
  when: announced,
  sketch: { light: '40 6 6 18, 18 27 4 2, 24 27 4 2', strong: '4 6 34 18' },
  miniature: 'banner',
});

export type BannerCarouselProps = FromSchema<typeof schema>;
