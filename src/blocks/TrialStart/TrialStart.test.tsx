import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { TrialStart } from './TrialStart.tsx';

const works: FakeAnswers = {
  trialUser: { username: 'trial77' },
  freeplay: { token: 'a-token-of-some-length', userName: 'trial77', customerType: 4, merchantCode: 'demo' },
};

interface Given {
  readonly start?: 'open' | 'press';
  readonly on?: boolean;
  /** Customer type of a session; a guest without. */
  readonly type?: number;
}

const open = (
  answers: FakeAnswers,
  { start = 'open', on = true, type }: Given = {},
  release: Readonly<Record<string, unknown>> = {},
) => {
  const shown = renderWithSite(<TrialStart start={start} moduleId="REG3" nameKey="trialUser" />, {
    answers,
    path: '/m/trail',
    release: { '/switches/TRIAL3': on ? '1' : '0', ...release },
  });
  const session = { token: 'another-token-of-his', merchantCode: 'preset', userName: 'mei', firstTimeLogin: false };
  act(() => shown.store.getState().setSession(type === undefined ? null : { ...session, type }));
  return shown;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the free trial', () => {
  it('makes an account, logs in with it, keeps name and session, and leads home', async () => {
    const { http, store, location } = open(works);
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(http.asked).toEqual([
      { call: 'trialUser', given: {} },
      { call: 'freeplay', given: { moduleId: 'REG3', username: 'trial77' } },
    ]);
    expect(sessionStorage.getItem('trialUser')).toBe('trial77');
    expect(store.getState().session).toMatchObject({ type: 4, merchantCode: 'demo', userName: 'trial77' });
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ type: 4, merchantCode: 'demo' });
  });

  it('logs in by test play where the platform has no free play (CALL-05)', async () => {
    const { freeplay: testPlay, trialUser } = works;
    const paths = { '/template/behaviour/platform/paths': { freeplay: '', testPlay: '/wps/session/login/testplay' } };
    const { http, location } = open({ trialUser, testPlay }, {}, paths);
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(http.asked.map(({ call }) => call)).toEqual(['trialUser', 'testPlay']);
  });

  it('is not offered where the platform has neither', async () => {
    const { http } = open(works, {}, { '/template/behaviour/platform/paths': { freeplay: '' } });
    expect(await screen.findByRole('link', { name: 'Back to the lobby' })).toBeVisible();
    expect(http.asked).toEqual([]);
  });

  it('says why it could not start, and starts at another try', async () => {
    const user = userEvent.setup();
    const { http, location } = open({ ...works, freeplay: new ApiError('network', 0, '') });
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    expect(sessionStorage.getItem('trialUser')).toBeNull();
    http.answer(works);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });

  it('uses the account of this visit again', async () => {
    sessionStorage.setItem('trialUser', 'trial12');
    const { http, location } = open(works);
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(http.asked).toEqual([{ call: 'freeplay', given: { moduleId: 'REG3', username: 'trial12' } }]);
  });

  it('waits for a press where it is set so', async () => {
    const user = userEvent.setup();
    const { http, location } = open(works, { start: 'press' });
    expect(http.asked).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Start free trial' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });

  it.each([
    ['a member', { type: 0 }, 'You are already logged in.'],
    ['anybody while it is off', { on: false }, 'The free trial is not available right now.'],
  ])('is not started for %s', async (_title, how, text) => {
    const { http } = open(works, how);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(http.asked).toEqual([]);
  });
});
