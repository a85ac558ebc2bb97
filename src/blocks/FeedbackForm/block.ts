import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { FeedbackTopic } from '#schemas/declare/platform/feedback.schema.ts';
import { entries } from './entries.ts';

/** In the order of FEED-03. */
const topics = ['deposit', 'withdrawal', 'game', 'service', 'agent', 'other'] as const satisfies FeedbackTopic[];

const schema = {
  title: 'Feedback form',
  description: 'Questions and reports of players: topic, text and captcha.',
  type: 'object',
  additionalProperties: false,
  properties: {
    topics: {
      title: 'Types',
      description: 'Topics that a player can choose, in this order.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: topics.length,
      items: { type: 'string', enum: topics },
      default: [...topics],
      'x-ui': { widget: 'words' },
    },
    captchaLetters: {
      title: 'Letters in the captcha',
      description: 'Lets letters stand beside digits in the answer to the picture (CAPT-03).',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    captchaLength: {
      title: 'Longest captcha',
      description: 'Most characters that the answer to the picture may have (CAPT-03).',
      type: 'integer',
      minimum: 1,
      maximum: 16,
      default: 16,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['feedback'],
  reservedHeightPx: 480,
  entries,
  sketch: { light: '4 2 40 6, 4 10 40 11', strong: '4 24 40 6' },
});

export type FeedbackFormProps = FromSchema<typeof schema>;
