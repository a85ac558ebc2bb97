import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Help topics',
  description: 'Questions and answers of the help centre, one opened at a time.',
  type: 'object',
  additionalProperties: false,
  properties: {
    contact: {
      title: 'Contact',
      description: 'A link to customer support below the topics.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['help'],
  reservedHeightPx: 500,
  when: calls('help'),
  entries,
  sketch: { light: '4 3 40 5, 8 17 32 3, 4 23 40 5', strong: '4 10 40 5' },
});

export type HelpTopicsProps = FromSchema<typeof schema>;
