import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'VIP benefits',
  description: 'A member’s level, the progress to the next one, and the benefits of levels.',
  type: 'object',
  additionalProperties: false,
  properties: {
    text: {
      title: 'Text',
      description: 'Benefits of levels, below the progress; a text key or a text, empty for the default text.',
      type: 'string',
      maxLength: 2000,
      default: '',
      'x-ui': { widget: 'text' },
    },
    design: {
      title: 'Design',
      description: 'How the levels are arranged: tabs, a winding path, membership cards to swipe, or a table.',
      type: 'string',
      enum: ['ladder', 'path', 'card', 'table'],
      default: 'ladder',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['benefits'],
  reservedHeightPx: 400,
  entries,
  sketch: { light: '4 17 40 3, 4 22 30 3, 4 27 36 2', strong: '4 3 40 10' },
});

export type VipBenefitsProps = FromSchema<typeof schema>;
