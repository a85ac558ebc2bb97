/** The merchant's own texts by language. */
export const coverage = {
  'coverage.count': '{{written}} of {{all}}',
  'coverage.none': 'none',
  'coverage.search': 'Find a text',
  'coverage.searchHint': 'Words or key; finds shipped texts too',
  'coverage.missing': 'missing',
  'coverage.written': 'own wording',
  'coverage.shipped': 'shipped',
  'coverage.follows': 'as for other numbers',
  'coverage.numbers': 'for {{numbers}}',
  'coverage.otherNumbers': 'for all other numbers',
  'coverage.reset': 'Back to the shipped text: {{key}}',
  'coverage.empty': 'No own texts yet. Search for any text of the product and write over it.',
  'coverage.nothing': 'No text has “{{text}}”.',
} as const;
