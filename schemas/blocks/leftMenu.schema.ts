import type { FromSchema } from 'json-schema-to-ts';

export const leftMenuSchema = {
  $id: 'block/left-menu',
  title: 'Left menu',
  description: 'Shortcuts, game categories, promotions, languages, the look, logout.',
  type: 'object',
  additionalProperties: false,
  properties: {
    categories: {
      title: 'Categories',
      description: 'Lists the game categories; one leads to its section on home.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 1 },
      'x-screens': ['home'],
    },
    shortcuts: {
      title: 'Shortcuts',
      description: 'Reward centre, VIP room and invite entry on top.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch', order: 2 },
      'x-screens': ['home'],
    },
  },
} as const;

export type LeftMenuProps = FromSchema<typeof leftMenuSchema>;
