import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
  title: 'Change password',
  description: 'Form for a new password; asks for the current one unless the session stores it.',
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
  regions: ['changePassword'],
  reservedHeightPx: 420,
  sketch: { light: '4 3 40 4, 4 9 40 4, 4 15 40 4', strong: '4 22 40 7' },
});

export type ChangePasswordFormProps = FromSchema<typeof schema>;
