import type { FromSchema } from 'json-schema-to-ts';

export const categoryTabsSchema = {
  $id: 'block/category-tabs',
  title: 'Category bar',
  description: 'Chips that lead to the sections of home. Categories come from the platform’s menu.',
  type: 'object',
  additionalProperties: false,
  properties: {
    sticky: {
      title: 'Stays on top',
      description: 'Keeps the bar below the header while the page scrolls.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    icons: {
      title: 'Icons',
      description: 'Shows an icon before each label.',
      type: 'boolean',
      default: true,
      'x-ui': { widget: 'switch' },
    },
    search: {
      title: 'Search',
      description: 'Begins the bar with a button that opens the search of all games.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type CategoryTabsProps = FromSchema<typeof categoryTabsSchema>;
