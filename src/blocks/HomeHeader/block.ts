import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Header',
  description: 'Logo, sign-up and login for guests, balance and menu for members, menu button.',
  type: 'object',
  additionalProperties: false,
  properties: {
    sticky: {
      title: 'Stays on top',
      description: 'Keeps the header in view while the page scrolls.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    balance: {
      title: 'Balance',
      description: 'Shows the balance to members.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    bell: {
      title: 'Bell',
      description: 'Leads members to the notices and counts the unread ones; left out on narrow phones.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
    member: {
      title: 'Member’s name opens',
      description: 'The small pop-up, the right menu, or the member centre’s page.',
      type: 'string',
      enum: ['memberMenu', 'rightMenu', 'page'],
      default: 'memberMenu',
      'x-ui': { widget: 'select' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['header'],
  reservedHeightPx: 56,
  entries,
  sketch: { light: '4 4 6 4, 14 4 12 4', strong: '32 2 12 8' },
});

export type HomeHeaderProps = FromSchema<typeof schema>;
