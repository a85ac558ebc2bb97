import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Settings list',
  description: 'A member’s settings: change password, download one’s data, delete the account and log out.',
  type: 'object',
  additionalProperties: false,
  properties: {
    account: {
      title: 'Account name',
      description: 'Shows above the list whose settings these are.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    card: {
      title: 'Card',
      description: 'The list stands in a card of its own: for pages that have none around it.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
    data: {
      title: 'Own data',
      description: 'Lets members download what is stored about them, and delete their account, where the platform can do it.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['settings', 'memberCentre'],
  reservedHeightPx: 200,
  entries,
  sketch: { light: '4 4 40 6, 4 13 40 6, 4 22 40 6' },
});

export type SettingsListProps = FromSchema<typeof schema>;
