import { isObject } from '#schemas/base/json/isObject.ts';
import { isAudience } from '#schemas/declare/names/visitor.ts';
import { localStore, sessionStore } from '#src/lib/browserStorage.ts';
import type { Session } from './createSessionSlice.ts';
import { AUTO_LOGIN_KEY, SESSION_KEY } from './sessionKey.ts';

function readSession(text: string | null): Session | null {
  if (text === null) return null;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null; // a foreign or damaged record is not a session
  }
  if (!isObject(raw)) return null;
  const { token, merchantCode, userName, type, firstTimeLogin } = raw;
  if (typeof token !== 'string' || typeof userName !== 'string' || typeof type !== 'number') return null;
  return {
    token,
    merchantCode: typeof merchantCode === 'string' ? merchantCode : '',
    userName,
    type,
    firstTimeLogin: firstTimeLogin === true,
    ...(raw['mustAccept'] === true ? { mustAccept: true } : {}),
  };
}

/** The stored session of this merchant, session storage first (SESS-03). A trial may carry a merchant code of its own (TRIAL-03). */
export function storedSession(merchantCode: string): Session | null {
  const session = readSession(sessionStore.get(SESSION_KEY)) ?? readSession(localStore.get(SESSION_KEY));
  const isOurs = session?.merchantCode === merchantCode || (session !== null && isAudience(session, 'trial'));
  return isOurs ? session : null;
}

export function storeSession(session: Session): void {
  const text = JSON.stringify(session);
  localStore.set(SESSION_KEY, text);
  sessionStore.set(SESSION_KEY, text);
}

/**
 * Forgets the session and everything that the visit has stored, such as a trial name or the password, and switches
 * automatic login off (LOGOUT-03).
 */
export function forgetSession(): void {
  localStore.remove(SESSION_KEY);
  sessionStore.clear();
  localStore.set(AUTO_LOGIN_KEY, '0');
}
