import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { giveBrowserPasskeys, sentPasskeys, takePasskeysAfterEach } from '#tests/support/fakePasskeys.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LoginForm } from './LoginForm.tsx';

const paths = { passkeyChallenge: '/wps/session/passkey/options', passkeyLogin: '/wps/session/passkey' };
const release = { '/template/behaviour/login/passkeys': true, '/template/behaviour/platform/paths': paths };
const session = { token: 'a-token-of-some-length', userName: 'mei', type: 0 };
const challenge = { challenge: 'AAECAw', rpId: 'localhost', userVerification: 'required' };

const open = (answers: FakeAnswers = {}, changes: Readonly<Record<string, unknown>> = release) =>
  renderWithSite(<LoginForm remember="site" />, {
    answers: { passkeyChallenge: challenge, passkeyLogin: session, ...answers },
    release: changes,
    path: '/m/login',
  });

const button = () => screen.getByRole('button', { name: 'Log in with a passkey' });

takePasskeysAfterEach();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('login by passkey', () => {
  it('logs in without a name: signed by the device, stored, greeted, and back home', async () => {
    const asked = giveBrowserPasskeys();
    const { http, store, location } = open();
    await userEvent.click(button());
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(store.getState().session).toMatchObject({ token: session.token, userName: 'mei' });
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Welcome, mei' }]);
    expect(asked).toMatchObject([{ publicKey: { rpId: 'localhost', userVerification: 'required' } }]);
    expect(http.asked).toMatchObject([
      { call: 'passkeyChallenge', given: {} },
      { call: 'passkeyLogin', given: { passkey: sentPasskeys.signed } },
    ]);
  });

  it.each(['NotAllowedError', 'AbortError'])('says nothing when the player closes the browser’s dialog (%s)', async (error) => {
    giveBrowserPasskeys({ error });
    const { http } = open();
    await userEvent.click(button());
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'));
    expect(http.asked.map(({ call }) => call)).toEqual(['passkeyChallenge']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each<[string, string, FakeAnswers, string?]>([
    ['was removed', 'This passkey is no longer valid here.', { passkeyLogin: new ApiError('passkey.unknown', 404, '') }],
    ['does not fit', 'The passkey was not accepted.', { passkeyLogin: new ApiError('passkey.wrong', 403, '') }],
    ['is of an account that is locked', 'Too many failed attempts.', { passkeyLogin: new ApiError('login.locked', 429, '') }],
    ['cannot be asked for', 'No connection.', { passkeyChallenge: new ApiError('network', 0, '') }],
    ['fails on the device', 'The passkey could not be used on this device.', {}, 'SecurityError'],
  ])('says what to do when the passkey %s', async (_title, words, answers, error) => {
    giveBrowserPasskeys(error === undefined ? {} : { error });
    const { store } = open(answers);
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(store.getState().session).toBeNull();
    // The next press begins anew.
    await userEvent.click(button());
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  });

  it('refuses an account that the site does not let in, whatever its platform says', async () => {
    giveBrowserPasskeys();
    const { store } = open(
      { passkeyLogin: { ...session, type: 4 }, logout: undefined },
      { ...release, '/template/behaviour/login/audience': 'members' },
    );
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Non-member account unable to login');
    expect(store.getState().session).toBeNull();
  });

  it('is not to be pressed in a browser without passkeys, but keeps its room', () => {
    open();
    expect(button()).toBeDisabled();
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['is switched off', { '/template/behaviour/platform/paths': paths }],
    ['has no call', { '/template/behaviour/login/passkeys': true }],
  ])('is not there where it %s', (_title, changes) => {
    giveBrowserPasskeys();
    open({}, changes);
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  });
});
