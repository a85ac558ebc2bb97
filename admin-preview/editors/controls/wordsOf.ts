/** The texts of a list that may hold anything. */
export const wordsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : [];
