/** In front of every veiled password, as platforms of this kind have it (LOGIN-21). */
const SALT = 'MC';

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0));

/** The form in which a remembered password is stored (LOGIN-16). It hides from a glance, it protects from nobody. */
export const veilPassword = (password: string): string => toBase64(SALT + toBase64(password));

/** The password of a veiled one; undefined for a text that is none. */
export function unveilPassword(veiled: string): string | undefined {
  try {
    const salted = fromBase64(veiled);
    return salted.startsWith(SALT) ? fromBase64(salted.slice(SALT.length)) : undefined;
  } catch {
    return undefined; // someone else's or a damaged record
  }
}
