import type { FromSchema } from 'json-schema-to-ts';

export const forgotFormSchema = {
  $id: 'block/forgot-form',
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

export type ForgotFormProps = FromSchema<typeof forgotFormSchema>;
