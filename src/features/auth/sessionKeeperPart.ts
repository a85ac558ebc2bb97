import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import { AUTO_LOGIN_KEY, SESSION_KEY } from '#src/site/sessionKey.ts';
import type * as sessionKeeper from './SessionKeeper.tsx';

type SessionKeeper = (typeof sessionKeeper)['SessionKeeper'];

let part: SessionKeeper | undefined;

/** What keeps a session, if its code is here: a guest does without. */
export const loadedSessionKeeper = (): SessionKeeper | undefined => part;

/** Loads what keeps a session. */
export async function loadSessionKeeper(): Promise<SessionKeeper> {
  return (part ??= (await import('./SessionKeeper.tsx')).SessionKeeper);
}

/** Whether a look at what this browser keeps is worth it: a session, or a login that may be sent by itself. */
export const mayHaveSession = (): boolean =>
  [localStore, sessionStore].some((storage) => storage.get(SESSION_KEY) !== null) || localStore.get(AUTO_LOGIN_KEY) === '1';
