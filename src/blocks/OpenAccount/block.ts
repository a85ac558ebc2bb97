import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { entries } from './entries.ts';

const ways = ['create', 'link'] as const;

const schema = {
  title: 'Open an account',
  description: 'An agent opens an account for a new member, or shares a sign-up link.',
  type: 'object',
  additionalProperties: false,
  properties: {
    ways: {
      title: 'Ways',
      description: 'Ways to open an account, in this order: fill in a form, share a link.',
      type: 'array',
      uniqueItems: true,
      minItems: 1,
      maxItems: 2,
      items: { type: 'string', enum: ways },
      default: ways,
      'x-ui': { widget: 'words' },
    },
    hints: {
      title: 'Rule hints',
      description: 'Shows a field’s rules below it before anything is wrong.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    qr: {
      title: 'QR code',
      description: 'The link as a QR code too.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['openAccount'],
  reservedHeightPx: 640,
  entries: entries satisfies Record<OpenAccountProps['ways'][number], Condition>,
  lists: [{ group: 'own', prop: 'ways' }],
  sketch: { light: '4 2 40 4, 4 9 40 4, 4 16 40 4', strong: '4 24 40 5' },
});

export type OpenAccountProps = FromSchema<typeof schema>;
