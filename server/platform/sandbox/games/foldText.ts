/** A text as searching sees it: without case, accents and double blanks. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replaceAll(/\s+/g, ' ').trim();
