const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁɃÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';

/** Must stay unchanged: placeholders, nested keys, tags. */
const PLACEHOLDERS = /(\{\{[^}]*\}\}|\$t\([^)]*\)|<[^>]*>)/;

/** Languages that are longer than English are so by about this much. */
const LONGER_BY = 0.35;

const accent = (letter: string): string => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/** "Log in" → "⟦Łóğ íñ··⟧": readable, longer, and everything without brackets was never translated. */
export function pseudoText(text: string): string {
  const words = text
    .split(PLACEHOLDERS)
    .map((part, index) => (index % 2 === 1 ? part : [...part].map(accent).join('')))
    .join('');
  return `⟦${words}${'·'.repeat(Math.ceil(text.length * LONGER_BY))}⟧`;
}

/** A table of texts in the pseudo-locale. */
export const pseudoTexts = <T extends Readonly<Record<string, string>>>(texts: T): T =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)])) as T; // the same keys
