import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['register'],
  reservedHeightPx: 640,
  lists: [{ group: 'field' }, { group: 'social' }],
  makesSession: true,
  sketch: { light: '4 2 40 4, 4 8 40 4, 4 14 40 4', strong: '4 22 40 7' },
});

export type RegisterFormProps = FromSchema<typeof schema>;
