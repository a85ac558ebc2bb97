import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionSync } from '#src/features/auth/SessionSync.tsx';
import { storeSession } from '#src/site/storedSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { SessionWatch } from './SessionWatch.tsx';
import { storeTime } from './sessionTimes.ts';

const MINUTE = 60_000;
const { token } = session;

/** A member's page with session supervision: 10 minutes idle with a minute's warning, a check after 20. The times are this browser's own. */
function open(isTimedByPlatform = false) {
  const now = () => Date.now();
  return renderWithSite(
    <>
      <SessionSync />
      <SessionWatch token={token} now={now} />
    </>,
    {
      release: {
        '/template/behaviour/responsible/idleMinutes': 10,
        '/template/behaviour/responsible/realityCheckMinutes': 20,
        ...(isTimedByPlatform ? {} : { '/template/behaviour/platform/paths/sessionTimes': '' }),
      },
      answers: { logout: undefined, wallet: { sumBalance: 1234.5 } },
      path: '/m/settings',
    },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const warning = () => screen.queryByRole('dialog', { name: 'Are you still there?' });
const check = () => screen.queryByRole('dialog', { name: 'Time for a short break?' });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  localStorage.clear();
  sessionStorage.clear();
  storeSession(session);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an idle session', () => {
  it('is warned with a countdown, and ends', async () => {
    const { store, http, location } = open();
    await pass(9 * MINUTE - 1000);
    expect(warning()).toBeNull();
    await pass(1000);
    expect(warning()).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('60 seconds');
    await pass(15_000);
    expect(screen.getByRole('timer')).toHaveTextContent('45 seconds');
    await pass(45_000);
    expect(store.getState().session).toBeNull();
    expect(http.asked.filter(({ call }) => call === 'logout')).toHaveLength(1);
    expect(location().pathname).toBe('/m/home');
    expect(store.getState().toasts.map(({ text }) => text)).toContain('You were logged out after 10 minutes of inactivity.');
  });

  it('goes on when the player says so', async () => {
    const { store } = open();
    await pass(9.5 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    expect(warning()).toBeNull();
    await pass(5 * MINUTE);
    expect(warning()).toBeNull();
    expect(store.getState().session).not.toBeNull();
  });

  it('ends at once when the player wants that', async () => {
    const { store } = open();
    await pass(9.5 * MINUTE);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Log out' }));
    fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await pass(0);
    expect(store.getState().session).toBeNull();
  });

  it('is not idle while the page is touched', async () => {
    open();
    await pass(8 * MINUTE);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(8 * MINUTE);
    expect(warning()).toBeNull();
  });

  it('is not idle while another tab is touched, not even during the warning', async () => {
    open();
    await pass(9.5 * MINUTE);
    expect(warning()).toBeVisible();
    storeTime(token, 'activeAtMs', Date.now());
    await pass(1000);
    expect(warning()).toBeNull();
  });

  it('is over when the page comes back too late', async () => {
    storeTime(token, 'activeAtMs', Date.now() - 11 * MINUTE);
    const { store } = open();
    await pass(0);
    expect(store.getState().session).toBeNull();
  });
});

describe('a session in a game', () => {
  const times = (activeAtMs: number, checkedAtMs = Date.now()) => ({
    nowMs: Date.now(),
    startedAtMs: 1_000_000,
    activeAtMs,
    checkedAtMs,
  });

  it('is not idle while the game is in use, however long the lobby was not touched', async () => {
    const { store, http } = open(true);
    http.answer({ sessionTimes: () => times(Date.now() - MINUTE) });
    await pass(25 * MINUTE);
    expect(warning()).toBeNull();
    expect(store.getState().session).not.toBeNull();
    http.answer({ sessionTimes: () => times(1_000_000 + 25 * MINUTE) });
    await pass(10 * MINUTE);
    expect(store.getState().session).toBeNull();
  });

  it('is not ended by a lobby that slept meanwhile', async () => {
    const { store, http } = open(true);
    http.answer({ sessionTimes: () => times(Date.now() - MINUTE) });
    vi.setSystemTime(1_000_000 + 40 * MINUTE);
    await pass(2000);
    expect(store.getState().session).not.toBeNull();
  });

  it('keeps its times when the storage of the browser is cleared', async () => {
    const { http } = open(true);
    http.answer({ sessionTimes: () => times(Date.now(), 1_000_000) });
    await pass(15 * MINUTE);
    localStorage.removeItem('sessionTimes');
    await pass(6 * MINUTE);
    expect(check()).toHaveTextContent('Time played21 minutes');
  });

  it('is timed by this browser while the platform does not answer', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { store } = open(true);
    await pass(9.5 * MINUTE);
    expect(warning()).toBeVisible();
    await pass(MINUTE);
    expect(store.getState().session).toBeNull();
    expect(warn).toHaveBeenCalledWith('The platform did not answer with the times of the session.', expect.anything());
    warn.mockRestore();
  });

  it('writes down touches, not each of them, and the answer of a reality check', async () => {
    const { http } = open(true);
    http.answer({ sessionTimes: () => times(Date.now(), 1_000_000), sessionNote: () => times(Date.now()) });
    const noted = () => http.asked.filter(({ call }) => call === 'sessionNote').map(({ given }) => given);
    await pass(6000);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(6000);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(noted()).toEqual([{ what: 'active' }]);
    await pass(20 * MINUTE);
    fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(noted()).toEqual([{ what: 'active' }, { what: 'checked' }]);
    http.answer({ sessionTimes: () => times(Date.now()) });
    await pass(5 * MINUTE);
    expect(check()).toBeNull();
  });
});

describe('a reality check', () => {
  it('comes when it is due, shows time and balance, and comes again after the same time', async () => {
    open();
    for (let minute = 0; minute < 20; minute += 5) {
      fireEvent.keyDown(document.body, { key: 'a' });
      await pass(5 * MINUTE);
    }
    expect(check()).toHaveTextContent('Time played20 minutes');
    expect(check()).toHaveTextContent('1,234.50');
    fireEvent.click(screen.getByRole('dialog'));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await pass(1000);
    expect(check()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
    expect(check()).toBeNull();
    for (let minute = 0; minute < 20; minute += 5) {
      expect(check()).toBeNull();
      fireEvent.keyDown(document.body, { key: 'a' });
      await pass(5 * MINUTE);
    }
    expect(check()).toHaveTextContent('40 minutes');
  });
});
