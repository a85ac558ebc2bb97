import type { FromSchema } from 'json-schema-to-ts';

export const loginFormSchema = {
  $id: 'block/login-form',
  title: 'Login form',
  description: 'Username and password, captcha when the platform asks for it, links to register and recovery.',
  type: 'object',
  additionalProperties: false,
  properties: {
    remember: {
      title: 'Remember',
      description: 'What the remember box keeps: what the site allows, at most the username, or nothing (no box).',
      type: 'string',
      enum: ['site', 'username', 'off'],
      default: 'site',
      'x-ui': { widget: 'select', order: 1 },
      'x-screens': ['login'],
    },
  },
} as const;

export type LoginFormProps = FromSchema<typeof loginFormSchema>;
