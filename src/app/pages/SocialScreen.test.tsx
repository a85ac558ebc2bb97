import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { SocialScreen } from './SocialScreen.tsx';

const STATE = 'a-state-that-cannot-be-guessed';
const answer = {
  token: 'a-token-of-some-length',
  userName: 'google4k2m9x1q',
  type: 0,
  firstTimeLogin: true,
  merchantCode: 'preset',
  returnPath: '/m/hot-games?i=1',
};

/** The page as the provider sends the browser back to it. */
function comeBack(address: string, answers: FakeAnswers, provider: 'google' | 'telegram' = 'google', release = {}) {
  history.replaceState(null, '', address);
  return renderWithSite(<SocialScreen provider={provider} />, { answers, path: `/m/social/${provider}`, release });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStorage.setItem('socialState', STATE);
});

describe('coming back from a login elsewhere', () => {
  it('hands in what came, keeps the session as every login does, and leads to where the player was', async () => {
    const { http, store, location } = comeBack(`/m/social/google?code=abc&state=${STATE}`, { socialFinish: answer });
    expect(screen.getByRole('status')).toHaveTextContent('You have returned from Google');
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/m/hot-games', search: '?i=1' }));
    expect(http.asked).toEqual([
      { call: 'socialFinish', given: { provider: 'google', state: STATE, query: `?code=abc&state=${STATE}` } },
    ]);
    const { returnPath: _where, ...session } = answer;
    expect(store.getState()).toMatchObject({ session, toasts: [{ text: 'Welcome, google4k2m9x1q' }] });
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toEqual(session);
    expect(sessionStorage.getItem('socialState')).toBeNull();
  });

  it('hands in the invitation that the player came by before', async () => {
    sessionStorage.setItem('affiliateCode', '100001');
    const { http } = comeBack(`/m/social/google?code=abc&state=${STATE}`, { socialFinish: answer });
    await waitFor(() => expect(http.asked[0]?.given).toMatchObject({ provider: 'google', affiliateCode: '100001' }));
  });

  it('ends the session of an account that the site does not let in, and says why', async () => {
    const agentsOnly = { '/template/behaviour': { login: { audience: 'agents' } } };
    const answers = { socialFinish: answer, logout: undefined };
    const { http, store } = comeBack(`/m/social/google?code=abc&state=${STATE}`, answers, 'google', agentsOnly);
    expect(await screen.findByRole('alert')).toHaveTextContent('Non-agents cannot log in');
    expect(http.asked).toContainEqual({ call: 'logout', given: {}, token: answer.token });
    expect(store.getState().session).toBeNull();
  });

  it('reads Telegram’s answer out of the fragment', async () => {
    const fields = { id: 77, first_name: 'Mèi 梅', auth_date: 1, hash: 'ab' };
    const bytes = new TextEncoder().encode(JSON.stringify(fields));
    const result = btoa(String.fromCharCode(...bytes));
    const { http } = comeBack(`/m/social/telegram?state=${STATE}#tgAuthResult=${result}`, { socialFinish: answer }, 'telegram');
    await waitFor(() => expect(http.asked).toHaveLength(1));
    const given = http.asked[0]?.given as { query: string } | undefined; // the body of that call
    expect(Object.fromEntries(new URLSearchParams(given?.query))).toEqual({
      state: STATE,
      id: '77',
      first_name: 'Mèi 梅',
      auth_date: '1',
      hash: 'ab',
    });
  });

  it.each(['false', 'bnVsbA', '%%%'])('takes Telegram’s answer "%s" for a cancelled login', async (result) => {
    const address = `/m/social/telegram?state=${STATE}#tgAuthResult=${result}`;
    const { http } = comeBack(address, { socialFinish: new ApiError('social.cancelled', 403, '') }, 'telegram');
    expect(await screen.findByRole('alert')).toHaveTextContent('You cancelled the login');
    expect(http.asked[0]?.given).toMatchObject({ query: `?state=${STATE}&error=access_denied` });
  });

  it.each([
    ['social.cancelled', 'You cancelled the login.'],
    ['social.refused', 'The login could not be confirmed. Please try again.'],
    ['network', 'No connection. Check your network and try again.'],
  ])('that ends with %s says so and leads back to the login', async (code, text) => {
    comeBack('/m/social/google?code=abc', { socialFinish: new ApiError(code, 403, '') });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/m/login');
    expect(screen.getByRole('link', { name: 'Back to the lobby' })).toHaveAttribute('href', '/m/home');
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('in a tab that has started no login asks nothing of the platform', async () => {
    sessionStorage.clear();
    const { http } = comeBack('/m/social/google?code=theirs&state=theirs', { socialFinish: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent('started in another window');
    expect(http.asked).toEqual([]);
  });
});
