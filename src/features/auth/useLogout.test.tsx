import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSWRConfig } from 'swr';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { storeSession } from '#src/site/storedSession.ts';
import { useRead } from '#src/site/useRead.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { useFavourites } from '../games/favourites/useFavourites.ts';
import { useTeamFigures } from '../team/useTeamFigures.ts';
import { SessionSync } from './SessionSync.tsx';
import { useLogout } from './useLogout.ts';

function LogoutButton() {
  const logOut = useLogout();
  return <button onClick={() => void logOut()}>out</button>;
}

const today = { startDate: '2026-03-01', endDate: '2026-03-01' };

/** Reads data of a session by every kind of read, and public data; reports which answers are cached. */
function Reader({ onCachedKeys }: { readonly onCachedKeys: (keys: () => string[]) => void }) {
  const { cache } = useSWRConfig();
  useRead('wallet', {});
  useRead('announcements', { groupName: 'm_home' }, { differsBySession: true });
  useRead('hotGames', {});
  useTeamFigures(today);
  useFavourites();
  onCachedKeys(() => [...cache.keys()].filter((key) => cache.get(key)?.data !== undefined));
  return null;
}

const open = (logout: undefined | ApiError, mode: 'live' | 'preview' = 'live') =>
  renderWithSite(
    <>
      <LogoutButton />
      <SessionSync />
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
    ['is sent to the platform', undefined, 'You have been logged out'],
    [
      'happens here even when the platform cannot be reached',
      new ApiError('network', 0, ''),
      'You have been logged out on this device. The server could not be reached.',
    ],
    [
      'is not an expiry, even when the session had ended already',
      new ApiError('session.expired', 401, ''),
      'You have been logged out on this device. The server could not be reached.',
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

  it('empties the cache of everything that belonged to the session, and of nothing else', async () => {
    const user = userEvent.setup();
    let cachedKeys = (): string[] => [];
    const { store } = renderWithSite(
      <>
        <LogoutButton />
        <Reader onCachedKeys={(keys) => (cachedKeys = keys)} />
      </>,
      {
        answers: {
          logout: undefined,
          wallet: { sumBalance: 1 },
          announcements: [],
          hotGames: [],
          favouriteIds: [],
          teamKpiA: { list: [], footer: {} },
          teamKpiB: { list: [], footer: {} },
          teamKpiC: { list: [], footer: {} },
        },
        path: '/m/settings',
      },
    );
    act(() => store.getState().setSession(session));
    const ofSession = () => cachedKeys().filter((key) => key.includes(session.token));
    await waitFor(() => expect(ofSession()).toHaveLength(4));
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(ofSession()).toEqual([]));
    expect(cachedKeys().some((key) => key.includes('hotGames'))).toBe(true);
  });

  it('is not sent from the preview', async () => {
    const user = userEvent.setup();
    const { http, store } = open(undefined, 'preview');
    await user.click(screen.getByRole('button'));
    expect(http.asked).toEqual([]);
    expect(store.getState().toasts).toMatchObject([{ text: 'Preview: nothing is sent.' }]);
  });
});
