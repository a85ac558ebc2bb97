import { act, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '#src/site/createSessionSlice.ts';
import { storeSession } from '#src/site/storedSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { SessionSync } from './SessionSync.tsx';

const KEY = 'MC_SESSION_INFO';

/** Simulates another tab: the stored record changes, and this tab gets the storage event. */
function inAnotherTab(stored: Session | null) {
  if (stored) localStorage.setItem(KEY, JSON.stringify(stored));
  else localStorage.removeItem(KEY);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session of a page', () => {
  it('is the stored one', () => {
    storeSession(session);
    expect(renderWithSite(<SessionSync />).store.getState().session).toEqual(session);
  });

  it('is ignored when another merchant stored it', () => {
    storeSession({ ...session, merchantCode: 'other' });
    expect(renderWithSite(<SessionSync />).store.getState().session).toBeNull();
  });

  it.each([
    ['a guest whom the site logs in by itself', null, { remember: 'password', autoLogin: true }, '/m/login'],
    ['a member', session, { remember: 'password', autoLogin: true }, '/m/home'],
    ['a guest where the site does not', null, { remember: 'password', autoLogin: false }, '/m/home'],
  ])('at the start leads %s to the right place', (_title, stored, login, path) => {
    if (stored) storeSession(stored);
    const remembered = { type: 'username', username: 'mei', password: btoa(`preset${btoa('secret99')}`) };
    localStorage.setItem('MC_LOGIN_INFO', JSON.stringify(remembered));
    localStorage.setItem('autoLogin', '1');
    const { location } = renderWithSite(<SessionSync />, { release: { '/template/behaviour': { login } } });
    expect(location().pathname).toBe(path);
  });

  it.each([
    ['/m/login', undefined, '/m/home'],
    ['/m/register', undefined, '/m/home'],
    ['/m/login', { from: '/m/hot-games' }, '/m/hot-games'],
    ['/m/forget', undefined, '/m/forget'],
  ])('leads a member who opens %s with %j to %s', async (path, state, to) => {
    storeSession(session);
    const { location } = renderWithSite(<SessionSync />, { path, state });
    await waitFor(() => expect(location().pathname).toBe(to));
  });

  it('leads on from a login form when another tab has logged in: what was typed is for another account', async () => {
    const { location } = renderWithSite(<SessionSync />, { path: '/m/login', state: { from: '/m/hot-games' } });
    inAnotherTab(session);
    await waitFor(() => expect(location().pathname).toBe('/m/hot-games'));
  });

  it('leaves a form that has logged in here to lead on by itself', () => {
    const { location, store } = renderWithSite(<SessionSync />, { path: '/m/login' });
    act(() => store.getState().setSession(session));
    expect(location().pathname).toBe('/m/login');
  });

  it('is left to the tool in the preview', () => {
    storeSession(session);
    expect(renderWithSite(<SessionSync />, { mode: 'preview' }).store.getState().session).toBeNull();
  });

  it('follows a login and another member’s login in another tab', () => {
    const { store } = renderWithSite(<SessionSync />);
    inAnotherTab(session);
    expect(store.getState().session).toEqual(session);
    inAnotherTab({ ...session, userName: 'ola' });
    expect(store.getState().session).toMatchObject({ userName: 'ola' });
    expect(sessionStorage.getItem(KEY)).toContain('ola');
  });

  it('ends without a word when another tab logs out, and stays ended', () => {
    storeSession(session);
    const { store, location } = renderWithSite(<SessionSync />);
    inAnotherTab(null);
    expect(store.getState()).toMatchObject({ session: null, toasts: [] });
    expect(location().pathname).toBe('/m/home');
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('asks for a new login when the platform no longer knows it', async () => {
    storeSession(session);
    const { store, location } = renderWithSite(<SessionSync />);
    act(() => store.getState().setSession(null)); // what the HTTP client does
    expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: 'not logged in, please login first' }]);
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/m/login', state: { over: 'home' } }));
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('gives way to a newer login of another tab that it missed, and does not end that session', () => {
    storeSession(session);
    const { store, location } = renderWithSite(<SessionSync />);
    const newer = { ...session, token: 'another-token-of-some-length', userName: 'ola' };
    localStorage.setItem(KEY, JSON.stringify(newer));
    act(() => store.getState().setSession(null));
    expect(store.getState()).toMatchObject({ session: newer, toasts: [] });
    expect([localStorage.getItem(KEY), sessionStorage.getItem(KEY)]).toEqual([JSON.stringify(newer), JSON.stringify(newer)]);
    expect(location().pathname).toBe('/m/home');
  });
});
