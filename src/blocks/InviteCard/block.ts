import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Invite friends',
  description: 'A member’s own link and code, to be copied and shared.',
  type: 'object',
  additionalProperties: false,
  properties: {
    qr: {
      title: 'QR code',
      description: 'The link as a QR code too.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    steps: {
      title: 'Steps',
      description: 'How an invitation works, in three steps.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    friends: {
      title: 'Invited friends',
      description: 'Who has joined by the member’s link and what that brought, where the platform has the call “invitedFriends”.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['invite'],
  reservedHeightPx: 560,
  entries,
  sketch: { light: '16 13 16 16', strong: '4 3 40 7' },
});

export type InviteCardProps = FromSchema<typeof schema>;
