import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { storeSession } from '#src/site/keepSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SessionKeeper } from './SessionKeeper.tsx';
import { useLogout } from './useLogout.ts';

const session = { token: 'a-token-of-some-length', merchantCode: 'preset', userName: 'mei', type: 0, firstTimeLogin: false };

function LogoutButton() {
  const logOut = useLogout();
  return <button onClick={() => void logOut()}>out</button>;
}

const open = (logout: undefined | ApiError, mode: 'live' | 'preview' = 'live') =>
  renderWithSite(
    <>
      <LogoutButton />
      <SessionKeeper />
    </>,
    { answers: { logout }, path: '/m/settings', mode },
  );

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storeSession(session);
});

describe('logging out', () => {
  it.each([
    ['tells the platform', undefined, 'You are logged out'],
    [
      'happens here even when the platform cannot be told',
      new ApiError('network', 0, ''),
      'You are logged out on this device. The service could not be reached.',
    ],
    [
      'is no expiry, even when the session had ended already',
      new ApiError('session.expired', 401, ''),
      'You are logged out on this device. The service could not be reached.',
    ],
  ])('%s', async (_title, logout, text) => {
    const user = userEvent.setup();
    const { http, store, location } = open(logout);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(http.asked.map(({ call }) => call)).toEqual(['logout']);
    expect(store.getState()).toMatchObject({ session: null, toasts: [{ text }] });
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
  });

  it('is not sent from the preview', async () => {
    const user = userEvent.setup();
    const { http, store } = open(undefined, 'preview');
    await user.click(screen.getByRole('button'));
    expect(http.asked).toEqual([]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Preview: nothing is sent.' }]);
  });
});
