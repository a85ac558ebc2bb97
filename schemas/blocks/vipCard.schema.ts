import type { FromSchema } from 'json-schema-to-ts';

export const vipCardSchema = {
  $id: 'block/vip-card',
  title: 'Way to the next level',
  description: 'How far a member is on the way to the next VIP level, while VIP benefits are on.',
  type: 'object',
  additionalProperties: false,
  properties: {
    link: {
      title: 'Way to the levels',
      description: 'Leads to the page that says what the levels bring.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['memberCentre'],
    },
  },
} as const;

export type VipCardProps = FromSchema<typeof vipCardSchema>;
