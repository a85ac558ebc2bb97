/** Vendors that a block which lists them leaves out. */
export const excludedPrefixes = {
  title: 'Excluded',
  description: 'Studios whose code starts with one of these are excluded.',
  type: 'array',
  uniqueItems: true,
  maxItems: 20,
  items: { type: 'string', pattern: '^[A-Z0-9_]{1,20}$' },
  default: ['TCG', 'LOTT'],
  'x-ui': { widget: 'words' },
} as const;
