import type { FromSchema } from 'json-schema-to-ts';

/** What a member can set up (MEM-12). */
export const securityRows = [
  'loginPassword',
  'paymentPassword',
  'email',
  'payeeName',
  'bankCard',
  'questions',
  'nickname',
  'headIcon',
] as const;
export type SecurityRow = (typeof securityRows)[number];

export const securityListSchema = {
  $id: 'block/security-list',
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
      maxItems: 8,
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

export type SecurityListProps = FromSchema<typeof securityListSchema>;
