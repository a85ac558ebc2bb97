import type { FromSchema } from 'json-schema-to-ts';

export const loginFormSchema = {
  $id: 'block/login-form',
  title: 'Login form',
  description: 'Username and password, captcha if the platform requires it, links to sign-up and password recovery.',
  type: 'object',
  additionalProperties: false,
  properties: {
    remember: {
      title: 'Remember',
      description: 'What the “remember” checkbox stores: site default, the username only, or nothing (no checkbox).',
      type: 'string',
      enum: ['site', 'username', 'off'],
      default: 'site',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export type LoginFormProps = FromSchema<typeof loginFormSchema>;
