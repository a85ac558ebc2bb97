import type { FromSchema } from 'json-schema-to-ts';

export const memberIdentitySchema = {
  $id: 'block/member-identity',
  title: 'Member identity',
  description: 'A member’s avatar, name, account and level; the avatar leads to the avatar selection.',
  type: 'object',
  additionalProperties: false,
  properties: {
    account: {
      title: 'Account',
      description: 'The name of the account below the nickname.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    label: {
      title: 'Level',
      description: 'The label that the platform gives the member, such as a level.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type MemberIdentityProps = FromSchema<typeof memberIdentitySchema>;
