/** An address that leads nowhere. */
export const MISSING_PICTURE = '/art/missing.webp';

const PICTURE = /^\/.*\.(webp|svg|png)$|^\/(art|brand|vendor)\//;
const CODE = /^[A-Z0-9_-]*$|^(\/|https?:|data:|[a-z]+\.[a-zA-Z]+$)|^\d{4}-\d\d-\d\d/;
const WORD = /^[a-z][A-Za-z-]*$/;

/**
 * Kind of a text in an answer: a picture's address; a code, address, day or state, which the player bases decisions on or links to; a single
 * word in lower case, which may be a name or a state such as `paid`; HTML; or words for players.
 */
export function kindOfText(text: string): 'picture' | 'code' | 'word' | 'html' | 'words' {
  if (PICTURE.test(text)) return 'picture';
  if (CODE.test(text)) return 'code';
  if (text.startsWith('<p>')) return 'html';
  return WORD.test(text) ? 'word' : 'words';
}
