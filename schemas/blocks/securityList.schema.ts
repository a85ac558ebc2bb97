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
  description: 'What of an account is set up and what is not, each with the way to its form.',
  type: 'object',
  additionalProperties: false,
  properties: {
    rows: {
      title: 'Rows',
      description: 'What the list holds, first to last; what the platform has no call for is left out.',
      type: 'array',
      uniqueItems: true,
      maxItems: 8,
      items: { type: 'string', enum: securityRows },
      default: securityRows,
      'x-ui': { widget: 'words', order: 1 },
      'x-screens': ['securityCentre'],
    },
    progress: {
      title: 'Progress',
      description: 'How much of the list is set up, above it.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['securityCentre'],
    },
  },
} as const;

export type SecurityListProps = FromSchema<typeof securityListSchema>;
