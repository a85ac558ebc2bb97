const HIDDEN = '•••';

const firstOf = (word: string): string => [...word][0] ?? '';

/** An address masked so that only its owner recognizes it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${firstOf(email)}${HIDDEN}${email.slice(at)}`;
}

/** A name by the first letter of each of its words. */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${firstOf(word)}${HIDDEN}`)
    .join(' ');
