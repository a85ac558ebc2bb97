import { sessionStore } from '#src/lib/browserStorage.ts';
import { type LoginPlace, deobfuscatePassword, obfuscatePassword } from './inside/obfuscatePassword.ts';

/** Session storage key of the password that the session was begun with. */
const STORAGE_KEY = 'MC_HELD_PASSWORD';

let stored: string | undefined;

/** Stores the password of a login for its session, so that a change need not ask for it again (CHPSW-12). */
export function storePassword(place: LoginPlace, password: string): void {
  stored = password;
  sessionStore.set(STORAGE_KEY, obfuscatePassword(place, password));
}

/** The password of this session's login, if it is stored: also after a reload. */
export const storedPassword = (place: LoginPlace): string | undefined =>
  stored ?? deobfuscatePassword(place, sessionStore.get(STORAGE_KEY) ?? '');

export function forgetStoredPassword(): void {
  stored = undefined;
  sessionStore.remove(STORAGE_KEY);
}
