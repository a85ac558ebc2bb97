import { sessionStore } from '#src/lib/browserStorage.ts';
import { type LoginPlace, unveilPassword, veilPassword } from './inside/veilPassword.ts';

/** Session storage key of the password that the session was begun with. */
const HELD_KEY = 'MC_HELD_PASSWORD';

let held: string | undefined;

/** Keeps the password of a login for its session, so that a change need not ask for it again (CHPSW-12). */
export function holdPassword(place: LoginPlace, password: string): void {
  held = password;
  sessionStore.set(HELD_KEY, veilPassword(place, password));
}

/** The password of this session's login, if it is held: also after a reload. */
export const heldPassword = (place: LoginPlace): string | undefined =>
  held ?? unveilPassword(place, sessionStore.get(HELD_KEY) ?? '');

export function dropHeldPassword(): void {
  held = undefined;
  sessionStore.remove(HELD_KEY);
}
