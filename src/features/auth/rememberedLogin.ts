import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { localStore } from '#src/lib/browserStorage.ts';

/** Local storage key of the remembered login (LOGIN-21), and the flag that somebody wants to be remembered (LOGOUT-05). */
const LOGIN_KEY = 'MC_LOGIN_INFO';
const AUTO_LOGIN_KEY = 'autoLogin';

/** The username of the last login that asked to be remembered (LOGIN-16). A password is never kept. */
export function rememberedUsername(): string | undefined {
  const json = readJson(localStore.get(LOGIN_KEY) ?? '');
  const username = json.ok && isObject(json.value) ? json.value['username'] : undefined;
  return typeof username === 'string' && username !== '' ? username : undefined;
}

export function rememberLogin(username: string): void {
  localStore.set(LOGIN_KEY, JSON.stringify({ type: 'username', username }));
  localStore.set(AUTO_LOGIN_KEY, '1');
}

export const forgetLogin = (): void => localStore.remove(LOGIN_KEY);
