import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import type { Site } from '#schemas/resolve/site.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** Local storage key where the site names none (LOGIN-21), and the flag that somebody wants to be remembered (LOGOUT-05). */
const LOGIN_KEY = 'MC_LOGIN_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';

/** A login as it is remembered (LOGIN-16). With `username` kept only, the other two are empty. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms' | 'firebase';
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode: string;
}

type Place = Pick<Site, 'behaviour' | 'merchantCode'>;

const keyOf = ({ behaviour }: Place) => behaviour.login.rememberKey || LOGIN_KEY;
const saltOf = ({ behaviour, merchantCode }: Place) => behaviour.login.rememberSalt || merchantCode;

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

function fromBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return ''; // a damaged record remembers no password
  }
}

/** Obfuscation, no protection: whoever can read the storage can read the password. That is why it is a choice of the site. */
const hide = (password: string, salt: string) => toBase64(salt + toBase64(password));

function reveal(hidden: string, salt: string): string {
  const inner = fromBase64(hidden);
  return inner.startsWith(salt) ? fromBase64(inner.slice(salt.length)) : '';
}

const textAt = (record: Readonly<Record<string, unknown>>, key: string) => {
  const value = record[key];
  return typeof value === 'string' ? value : '';
};

/** The last login that asked to be remembered here. */
export function rememberedLogin(place: Place): RememberedLogin | undefined {
  const json = readJson(localStore.get(keyOf(place)) ?? '');
  if (!json.ok || !isObject(json.value) || textAt(json.value, 'username') === '') return undefined;
  const type = textAt(json.value, 'type');
  return {
    type: type === 'sms' || type === 'firebase' ? type : 'username',
    username: textAt(json.value, 'username'),
    password: reveal(textAt(json.value, 'password'), saltOf(place)),
    countryDialingCode: textAt(json.value, 'countryDialingCode'),
  };
}

/** Keeps a login: all of it, or what names the player only. */
export function rememberLogin(place: Place, login: RememberedLogin, kind: 'password' | 'username'): void {
  const { type, username, password, countryDialingCode } = login;
  const record =
    kind === 'password'
      ? { type, username, password: hide(password, saltOf(place)), countryDialingCode }
      : { type, username, ...(countryDialingCode === '' ? {} : { countryDialingCode }) };
  localStore.set(keyOf(place), JSON.stringify(record));
  localStore.set(AUTO_LOGIN_KEY, '1');
}

export const forgetLogin = (place: Place): void => localStore.remove(keyOf(place));

/**
 * Whether the remembered login is to be sent without a touch (LOGOUT-05): the site allows it, a password is there, and
 * nobody has logged out since.
 */
export const wantsAutoLogin = (place: Place): boolean =>
  place.behaviour.login.autoLogin &&
  place.behaviour.login.remember === 'password' &&
  localStore.get(AUTO_LOGIN_KEY) === '1' &&
  (rememberedLogin(place)?.password ?? '') !== '';

/** The same, used up until the next login: a password that has become wrong is tried once. */
export function takeAutoLogin(place: Place): boolean {
  const wanted = wantsAutoLogin(place);
  if (wanted) localStore.set(AUTO_LOGIN_KEY, '0');
  return wanted;
}
