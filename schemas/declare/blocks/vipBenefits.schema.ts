import type { FromSchema } from 'json-schema-to-ts';

export const vipBenefitsSchema = {
  $id: 'block/vip-benefits',
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
  },
} as const;

export type VipBenefitsProps = FromSchema<typeof vipBenefitsSchema>;
