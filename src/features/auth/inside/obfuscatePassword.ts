import type { Site } from '#schemas/release/resolve/site.ts';

/** What the way of storing a login depends on. */
export type LoginPlace = Pick<Site, 'behaviour' | 'merchantCode'>;

/** In front of every veiled password (LOGIN-21). */
const saltOf = ({ behaviour, merchantCode }: LoginPlace): string => behaviour.login.rememberSalt || merchantCode;

const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
const fromBase64 = (base64: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));

/**
 * The form in which a password is stored (LOGIN-16). It only hides the password from a glance: a script that can read the storage
 * can read the password. That is why storing one is a choice of the site.
 */
export const obfuscatePassword = (place: LoginPlace, password: string): string => toBase64(saltOf(place) + toBase64(password));

/** The password of a veiled one; undefined for a text that is none. */
export function deobfuscatePassword(place: LoginPlace, veiled: string): string | undefined {
  try {
    const salted = fromBase64(veiled);
    const salt = saltOf(place);
    return salted.startsWith(salt) ? fromBase64(salted.slice(salt.length)) : undefined;
  } catch {
    return undefined; // someone else's or a damaged record
  }
}
