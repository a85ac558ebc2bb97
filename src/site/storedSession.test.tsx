import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from './createSessionSlice.ts';
import { forgetSession, storeSession, storedSession } from './storedSession.ts';

const session: Session = {
  token: 'a-token-of-some-length',
  merchantCode: 'aurora',
  userName: 'mei',
  type: 0,
  firstTimeLogin: false,
};

describe('the stored session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('comes back as it was stored, from both storages', () => {
    storeSession(session);
    expect(storedSession('aurora')).toEqual(session);
    sessionStorage.clear();
    expect(storedSession('aurora')).toEqual(session);
  });

  it('is that of this tab where another tab has begun one since', () => {
    storeSession(session);
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...session, userName: 'another' }));
    expect(storedSession('aurora')).toEqual(session);
  });

  it('still waits for the player to accept the terms', () => {
    storeSession({ ...session, mustAccept: true });
    expect(storedSession('aurora')).toEqual({ ...session, mustAccept: true });
  });

  it('is written under the key that platforms know', () => {
    storeSession(session);
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null')).toEqual(session);
    expect(sessionStorage.getItem('MC_SESSION_INFO')).toBe(localStorage.getItem('MC_SESSION_INFO'));
  });

  it('belongs to its merchant only', () => {
    storeSession(session);
    expect(storedSession('lotus')).toBeNull();
  });

  it('is gone after forgetting, and there is no automatic login any more', () => {
    storeSession(session);
    forgetSession();
    expect(storedSession('aurora')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  });

  it.each(['', 'not json', '[]', '{"token":1}', '{"token":"t","userName":"u"}', 'null'])(
    'is none when the record is %j',
    (text) => {
      localStorage.setItem('MC_SESSION_INFO', text);
      expect(storedSession('aurora')).toBeNull();
    },
  );
});
