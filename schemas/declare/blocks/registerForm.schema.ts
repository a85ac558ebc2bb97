import type { FromSchema } from 'json-schema-to-ts';

export const registerFormSchema = {
  $id: 'block/register-form',
  title: 'Sign-up form',
  description: 'Fields of the sign-up form, terms checkbox, reset, link to login.',
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
    reset: {
      title: 'Reset button',
      description: 'Shows a button that empties the form.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    steps: {
      title: 'Steps',
      description:
        'Asks for everything on one page; or a form with more than six fields asks for name or number and password first, then the rest.',
      type: 'string',
      enum: ['one', 'two'],
      default: 'one',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export type RegisterFormProps = FromSchema<typeof registerFormSchema>;
