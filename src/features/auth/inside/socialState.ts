import { sessionStore } from '#src/lib/browserStorage.ts';

/** Of this tab only: a login that comes back to another browser was not started there. */
const KEY = 'socialState';

export const storeSocialState = (state: string): void => sessionStore.set(KEY, state);

/** The state of the login that this tab has started, once. */
export function takeSocialState(): string | undefined {
  const state = sessionStore.get(KEY) ?? undefined;
  sessionStore.remove(KEY);
  return state;
}
