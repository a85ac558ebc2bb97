/** The words of a comma list, unknown ones included, in the spelling of `known` where they are known. */
export const wordsOf = (value: unknown, known: readonly string[]): string[] =>
  (typeof value === 'string' ? value : '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => known.find((candidate) => candidate.toLowerCase() === word.toLowerCase()) ?? word);

export const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
