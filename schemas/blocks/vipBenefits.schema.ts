import type { FromSchema } from 'json-schema-to-ts';

export const vipBenefitsSchema = {
  $id: 'block/vip-benefits',
  title: 'VIP benefits',
  description: 'A member’s level and the way to the next one, and what levels are good for.',
  type: 'object',
  additionalProperties: false,
  properties: {
    text: {
      title: 'Text',
      description: 'What levels are good for, below the progress; a text key or words, empty for a text of ours.',
      type: 'string',
      maxLength: 2000,
      default: '',
      'x-ui': { widget: 'text', order: 1 },
      'x-screens': ['benefits'],
    },
  },
} as const;

export type VipBenefitsProps = FromSchema<typeof vipBenefitsSchema>;
