import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { calls } from '#schemas/declare/entries/namedConditions.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Member identity',
  description: 'A member’s avatar, name, account and level; the avatar leads to the avatar selection.',
  type: 'object',
  additionalProperties: false,
  properties: {
    account: {
      title: 'Account',
      description: 'The name of the account below the nickname.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    label: {
      title: 'Level',
      description: 'The label that the platform gives the member, such as a level.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    design: {
      title: 'Design',
      description: 'The avatar beside the name, above it in the middle, or beside it on a band of the brand colour.',
      type: 'string',
      enum: ['row', 'centred', 'band'],
      default: 'row',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['memberCentre'],
  reservedHeightPx: 72,
  when: calls('member'),
  entries,
  sketch: { light: '26 10 18 4, 26 17 12 3', strong: '4 7 18 18 9' },
});

export type MemberIdentityProps = FromSchema<typeof schema>;
