import type { FromSchema } from 'json-schema-to-ts';

export const vipCardSchema = {
  $id: 'block/vip-card',
  title: 'Progress to next level',
  description: 'A member’s progress to the next VIP level, if VIP benefits are on.',
  type: 'object',
  additionalProperties: false,
  properties: {
    link: {
      title: 'Link to VIP benefits',
      description: 'Leads to the page that describes the benefits of each level.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type VipCardProps = FromSchema<typeof vipCardSchema>;
