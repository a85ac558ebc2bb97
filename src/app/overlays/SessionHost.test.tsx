import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeSession } from '#src/site/storedSession.ts';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { SessionHost, SessionSync } from './SessionHost.tsx';

const KEY = 'MC_SESSION_INFO';

const open = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<SessionHost isGuarded={() => false} />, setting);

/** Another tab changes the stored session, and this one gets the storage event. */
function inAnotherTab(key: string, text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what keeps a session', () => {
  it('stays away from a guest, who is known as one at once, with the invitation of the address', () => {
    window.history.replaceState(null, '', '/m/home?affiliateCode=AB12');
    const { store } = open();
    inAnotherTab('theme', 'dark');
    expect(store.getState()).toMatchObject({ session: null, isSessionRead: true });
    window.history.replaceState(null, '', '/');
  });

  it('comes where a session is stored; until it was read, the visitor is unknown', async () => {
    storeSession(session);
    const { element, store } = inSite(<SessionHost isGuarded={() => false} />);
    expect(store.getState()).toMatchObject({ session: null, isSessionRead: false });
    const read: unknown[] = [];
    store.subscribe((state) => state.isSessionRead && read.push(state.session));
    render(element);
    await waitFor(() => expect(store.getState().session).toEqual(session));
    expect(read).not.toContain(null);
  });

  it('comes where the page was drawn for a member, and removes the note of a session that is no more', async () => {
    document.cookie = 'visitor=member; path=/';
    const { element, store } = inSite(<SessionHost isGuarded={() => false} />);
    store.setState({ awaits: { type: 0, hasPlayed: false } });
    render(element);
    await waitFor(() => expect(store.getState()).toMatchObject({ session: null, isSessionRead: true }));
    expect(document.cookie).not.toContain('visitor');
  });

  it('comes where a login is remembered, and leads to it', async () => {
    const remembered = { type: 'username', username: 'mei', password: btoa(`preset${btoa('secret99')}`) };
    localStorage.setItem('MC_LOGIN_INFO', JSON.stringify(remembered));
    localStorage.setItem('autoLogin', '1');
    const login = { remember: 'password', autoLogin: true };
    const { location } = open({ release: { '/template/behaviour': { login } } });
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
  });

  it('comes with a login on this page, and asks for a new one when that has ended', async () => {
    const { store, location } = open();
    storeSession(session);
    act(() => store.getState().setSession(session));
    await act(async () => void (await SessionSync.preload()));
    act(() => store.getState().setSession(null)); // what the HTTP client does
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(store.getState().toasts).toMatchObject([{ kind: 'error' }]);
  });

  it('comes with a login of another tab, and makes it this one’s', async () => {
    const { store } = open();
    inAnotherTab(KEY, JSON.stringify(session));
    await waitFor(() => expect(store.getState().session).toEqual(session));
    expect(sessionStorage.getItem(KEY)).toContain('mei');
    inAnotherTab(KEY, null);
    expect(store.getState().session).toBeNull();
  });

  it('is left to the tool in the preview', () => {
    storeSession(session);
    const { store } = open({ mode: 'preview' });
    expect(store.getState()).toMatchObject({ session: null, isSessionRead: false });
  });
});
