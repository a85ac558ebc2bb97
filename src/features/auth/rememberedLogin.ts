import { isObject } from '#schemas/base/json/isObject.ts';
import { safeJson } from '#schemas/base/json/safeJson.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { AUTO_LOGIN_KEY } from '#src/site/sessionKey.ts';
import { type LoginPlace, deobfuscatePassword, obfuscatePassword } from './inside/obfuscatePassword.ts';

/** Default local storage key (LOGIN-21). */
const LOGIN_KEY = 'MC_LOGIN_INFO';

/** A login as it is remembered (LOGIN-16). With only `username` stored, the other two are empty. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms' | 'firebase';
  readonly username: string;
  readonly password: string;
  readonly countryDialingCode: string;
}

const keyOf = ({ behaviour }: LoginPlace) => behaviour.login.rememberKey || LOGIN_KEY;

const textAt = (record: Readonly<Record<string, unknown>>, key: string) => {
  const value = record[key];
  return typeof value === 'string' ? value : '';
};

/** The last login that asked to be remembered here. */
export function rememberedLogin(place: LoginPlace): RememberedLogin | undefined {
  const json = safeJson(localStore.get(keyOf(place)) ?? '');
  if (!isObject(json) || textAt(json, 'username') === '') return undefined;
  const type = textAt(json, 'type');
  return {
    type: type === 'sms' || type === 'firebase' ? type : 'username',
    username: textAt(json, 'username'),
    password: deobfuscatePassword(place, textAt(json, 'password')) ?? '',
    countryDialingCode: textAt(json, 'countryDialingCode'),
  };
}

function store(
  place: LoginPlace,
  { type, username, password, countryDialingCode }: RememberedLogin,
  kind: 'password' | 'username',
) {
  const record =
    kind === 'password'
      ? { type, username, password: obfuscatePassword(place, password), countryDialingCode }
      : { type, username, ...(countryDialingCode === '' ? {} : { countryDialingCode }) };
  localStore.set(keyOf(place), JSON.stringify(record));
}

/** Stores a login: with its password, or only the username. */
export function rememberLogin(place: LoginPlace, login: RememberedLogin, kind: 'password' | 'username'): void {
  store(place, login, kind);
  localStore.set(AUTO_LOGIN_KEY, '1');
}

/** Updates the remembered login with a player's new password, if it is this player's and contains a password (CHPSW-09). */
export function renewRememberedPassword(place: LoginPlace, username: string, password: string): void {
  const remembered = rememberedLogin(place);
  if (remembered?.type === 'username' && remembered.username === username && remembered.password !== '')
    store(place, { ...remembered, password }, 'password');
}

/** Removes stored data that the site no longer allows: it may have allowed more when the login was remembered. */
export function trimRememberedLogin(place: LoginPlace, kind: 'password' | 'username' | 'off'): void {
  const remembered = rememberedLogin(place);
  if (kind === 'off') forgetLogin(place);
  else if (kind === 'username' && remembered) store(place, remembered, kind);
}

export const forgetLogin = (place: LoginPlace): void => localStore.remove(keyOf(place));

/** Whether the remembered login is sent automatically (LOGOUT-05): the site allows it, a password is stored, and there was no logout since. */
export const wantsAutoLogin = (place: LoginPlace): boolean =>
  place.behaviour.login.autoLogin &&
  place.behaviour.login.remember === 'password' &&
  localStore.get(AUTO_LOGIN_KEY) === '1' &&
  (rememberedLogin(place)?.password ?? '') !== '';

/** The same, used up until the next login: a password that has become wrong is tried once. */
export function takeAutoLogin(place: LoginPlace): boolean {
  const wanted = wantsAutoLogin(place);
  if (wanted) localStore.set(AUTO_LOGIN_KEY, '0');
  return wanted;
}
