import type { FromSchema } from 'json-schema-to-ts';

export const changePasswordFormSchema = {
  $id: 'block/change-password-form',
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

export type ChangePasswordFormProps = FromSchema<typeof changePasswordFormSchema>;
