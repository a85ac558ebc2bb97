import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { vipContent } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
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
    design: {
      title: 'Design',
      description: 'A bar, the levels as stations above it, or a membership card on the brand colour.',
      type: 'string',
      enum: ['bar', 'path', 'card'],
      default: 'bar',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['memberCentre'],
  reservedHeightPx: 116,
  when: vipContent,
  entries,
  sketch: { light: '14 7 20 4, 4 18 40 4', strong: '4 6 7 6, 4 18 16 4' },
});

export type VipCardProps = FromSchema<typeof schema>;
