import type { FromSchema } from 'json-schema-to-ts';
import { defineBlock } from '#schemas/declare/blocks/defineBlock.ts';
import { entries } from './entries.ts';

const schema = {
  title: 'Left menu',
  description: 'Shortcuts, game categories, promotions, languages, theme, log out.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Categories',
      description: 'Lists the game categories; one leads to its section on home.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    shortcuts: {
      title: 'Shortcuts',
      description: 'Reward centre, VIP benefits and invite entry on top.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    promotions: {
      title: 'Promotions previewed',
      description: 'How many promotions stand below their entry; 0 for none.',
      type: 'integer',
      minimum: 0,
      maximum: 20,
      default: 5,
      'x-ui': { widget: 'number' },
    },
  },
} as const;

export const block = defineBlock({
  schema,
  regions: ['leftMenu'],
  reservedHeightPx: 0,
  entries,
  sketch: { light: '30 8 14 3, 30 14 14 3', strong: '2 2 24 28' },
});

export type LeftMenuProps = FromSchema<typeof schema>;
