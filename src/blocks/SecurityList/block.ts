import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { entries } from './entries.ts';

/** Possible protections of an account (MEM-12). */
export const securityRows = [
  'loginPassword',
  'passkeys',
  'paymentPassword',
  'email',
  'payeeName',
  'bankCard',
  'questions',
  'nickname',
  'headIcon',
] as const;

export type SecurityRow = (typeof securityRows)[number];

const schema = {
  title: 'Security list',
  description: 'Security settings of an account, each with its state and a link to its form.',
  type: 'object',
  additionalProperties: false,
  properties: {
    rows: {
      title: 'Rows',
      description: 'Rows of the list, first to last; rows that the platform does not support are hidden.',
      type: 'array',
      uniqueItems: true,
      maxItems: 9,
      items: { type: 'string', enum: securityRows },
      default: securityRows,
      'x-ui': { widget: 'words' },
    },
    progress: {
      title: 'Progress',
      description: 'How much of the list is set up, above it.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['securityCentre'],
  reservedHeightPx: 620,
  entries: entries satisfies Record<SecurityRow | 'register', Condition>,
  lists: [{ group: 'own', prop: 'rows' }],
  sketch: { light: '4 3 40 2, 4 9 26 5, 4 17 26 5, 4 25 26 5', strong: '38 9 6 5, 38 17 6 5' },
});

export type SecurityListProps = FromSchema<typeof schema>;
