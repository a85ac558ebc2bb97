import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
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

export const block = defineBlock({
  schema,
  regions: ['login'],
  reservedHeightPx: 320,
  entries,
  lists: [{ group: 'social' }],
  makesSession: true,
  sketch: { light: '4 4 40 4, 4 11 40 4', strong: '4 20 40 7' },
});

export type LoginFormProps = FromSchema<typeof schema>;
