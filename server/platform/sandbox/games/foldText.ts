/** A text as searching sees it: without case, accents, double blanks and full-width forms. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll(/\s+/g, ' ').trim();
