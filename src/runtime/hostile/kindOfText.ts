/** An address that leads nowhere. */
export const MISSING_PICTURE = '/art/missing.webp';

const PICTURE = /^\/.*\.(webp|svg|png)$|^\/(art|brand|vendor)\//;
const CODE = /^[A-Z0-9_-]*$|^(\/|https?:|data:|[a-z]+\.[a-zA-Z]+$)|^\d{4}-\d\d-\d\d/;
const WORD = /^[a-z][A-Za-z-]*$/;

/**
 * What a text of an answer is: the address of a picture; a code, an address, a day or a state, by which the player decides or to which it
 * links; one word without a capital, which may be a name or a state such as `paid`; HTML; or words for players.
 */
export function kindOfText(text: string): 'picture' | 'code' | 'word' | 'html' | 'words' {
  if (PICTURE.test(text)) return 'picture';
  if (CODE.test(text)) return 'code';
  if (text.startsWith('<p>')) return 'html';
  return WORD.test(text) ? 'word' : 'words';
}
