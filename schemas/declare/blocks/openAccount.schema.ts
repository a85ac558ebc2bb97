import type { FromSchema } from 'json-schema-to-ts';

const ways = ['create', 'link'] as const;

export const openAccountSchema = {
  $id: 'block/open-account',
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

export type OpenAccountProps = FromSchema<typeof openAccountSchema>;
