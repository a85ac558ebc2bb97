import type { FromSchema } from 'json-schema-to-ts';

export const settingsListSchema = {
  $id: 'block/settings-list',
  title: 'Settings list',
  description: 'A member’s settings: change password and log out.',
  type: 'object',
  additionalProperties: false,
  properties: {
    account: {
      title: 'Account name',
      description: 'Shows above the list whose settings these are.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['settings'],
    },
    card: {
      title: 'Card',
      description: 'The list stands in a card of its own: for pages that have none around it.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['memberCentre'],
    },
  },
} as const;

export type SettingsListProps = FromSchema<typeof settingsListSchema>;
