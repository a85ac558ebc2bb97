import type { FromSchema } from 'json-schema-to-ts';

export const memberIdentitySchema = {
  $id: 'block/member-identity',
  title: 'Who the member is',
  description: 'A member’s picture, name, account and level; the picture leads to the choice of another.',
  type: 'object',
  additionalProperties: false,
  properties: {
    account: {
      title: 'Account',
      description: 'The name of the account below the nickname.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['memberCentre'],
    },
    label: {
      title: 'Level',
      description: 'The label that the platform gives the member, such as a level.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['memberCentre'],
    },
  },
} as const;

export type MemberIdentityProps = FromSchema<typeof memberIdentitySchema>;
