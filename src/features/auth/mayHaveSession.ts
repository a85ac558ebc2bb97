import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import { AUTO_LOGIN_KEY, SESSION_KEY } from '#src/site/sessionKey.ts';

/** Whether this browser may have something stored: a session, or a login that may be sent by itself. */
export const mayHaveSession = (): boolean =>
  [localStore, sessionStore].some((storage) => storage.get(SESSION_KEY) !== null) || localStore.get(AUTO_LOGIN_KEY) === '1';
