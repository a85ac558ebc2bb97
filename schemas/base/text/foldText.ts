/**
 * A text as searching sees it: without case, accents, double blanks and full-width forms. Vowel signs of Thai or Khmer are
 * letters, not accents: without them words could not be distinguished.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Script=Inherited}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/\s+/g, ' ')
    .trim();
