/** The setting of blocks that list the members of an agent's team. */
export const memberSearch = {
  title: 'Search by name',
  description: 'A field that narrows the list to members with these letters in their name.',
  type: 'boolean',
  default: true,
  'x-ui': { widget: 'switch' },
} as const;
