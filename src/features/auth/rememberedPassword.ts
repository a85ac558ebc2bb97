import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { localStore } from '#src/lib/browserStorage.ts';
import { veilPassword } from './inside/veilPassword.ts';

const LOGIN_KEY = 'MC_LOGIN_INFO';

/** Puts the new password into the remembered login, if that keeps one (CHPSW-09). */
export function updateRememberedPassword(password: string): void {
  const json = readJson(localStore.get(LOGIN_KEY) ?? '');
  if (!json.ok || !isObject(json.value) || typeof json.value['password'] !== 'string') return;
  localStore.set(LOGIN_KEY, JSON.stringify({ ...json.value, password: veilPassword(password) }));
}
