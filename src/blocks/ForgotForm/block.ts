import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Recover password',
  description:
    'Recovers a password by e-mail or by mobile number, depending on the switches; without either, leads to customer support.',
  type: 'object',
  additionalProperties: false,
  properties: {
    hints: {
      title: 'Rule hints',
      description: 'Shows a field’s rules below it before anything is wrong.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['forget'],
  reservedHeightPx: 360,
  entries,
  sketch: { light: '4 8 40 4', strong: '4 17 40 7' },
});

export type ForgotFormProps = FromSchema<typeof schema>;
