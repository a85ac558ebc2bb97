import type { FromSchema } from 'json-schema-to-ts';

export const searchLinkSchema = {
  $id: 'block/search-link',
  title: 'Search link',
  description: 'Looks like a search field and opens the search of all games.',
  type: 'object',
  additionalProperties: false,
  properties: {
    sticky: {
      title: 'Stays on top',
      description: 'Keeps it below the header while the page scrolls.',
      type: 'boolean',
      default: false,
      'x-ui': { widget: 'switch' },
    },
  },
} as const;

export type SearchLinkProps = FromSchema<typeof searchLinkSchema>;
