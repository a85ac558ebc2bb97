import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { type LoginKey, createLoginKey } from '#tests/support/createLoginKey.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LoginForm } from './LoginForm.tsx';

const session = { token: 'a-token-of-some-length', userName: 'mei', type: 0 };

let key: LoginKey;
beforeAll(async () => {
  key = await createLoginKey(1_790_000_000_000);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (answers: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<LoginForm remember="site" />, {
    answers: { loginKey: key.loginKey, login: session, ...answers },
    release,
    path: '/m/login',
  });

const username = () => screen.getByRole('textbox', { name: /^Username/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(username(), 'mei7');
  await user.type(password(), 'secret99');
  await user.click(submit());
}

describe('a login that is remembered', () => {
  it('keeps the username only, and forgets it again', async () => {
    const user = userEvent.setup();
    const first = open();
    await user.click(screen.getByRole('checkbox', { name: 'Remember my username' }));
    await logIn(user);
    await waitFor(() => expect(localStorage.getItem('MC_LOGIN_INFO')).not.toBeNull());
    expect(JSON.parse(localStorage.getItem('MC_LOGIN_INFO') ?? '')).toEqual({ type: 'username', username: 'mei' });
    first.unmount();

    open({ login: { ...session, userName: 'mei9' } });
    await waitFor(() => expect(username()).toHaveValue('mei'));
    expect(screen.getByRole('checkbox')).toBeChecked();
    await user.click(screen.getByRole('checkbox'));
    expect(localStorage.getItem('MC_LOGIN_INFO')).toBeNull(); // at once: the player may untick it without logging in
    await user.type(username(), '9');
    await user.type(password(), 'secret99');
    await user.click(submit());
    await waitFor(() => expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain('mei9'));
    expect(localStorage.getItem('MC_LOGIN_INFO')).toBeNull();
  });

  it.each([
    ['username', '{"type":"username","username":"mei"}'],
    ['off', null],
  ])('keeps no password once the site says %s', (remember, stored) => {
    const remembered = { type: 'username', username: 'mei', password: btoa(`preset${btoa('secret99')}`), countryDialingCode: '' };
    localStorage.setItem('MC_LOGIN_INFO', JSON.stringify(remembered));
    open({}, { '/template/behaviour': { login: { remember } } });
    expect(localStorage.getItem('MC_LOGIN_INFO')).toBe(stored);
  });

  it('keeps name and password where the site says so, and fills both in again', async () => {
    const user = userEvent.setup();
    const keeping = { '/template/behaviour': { login: { remember: 'password' } } };
    const first = open({}, keeping);
    await user.click(screen.getByRole('checkbox', { name: 'Remember my password' }));
    await logIn(user);
    await waitFor(() => expect(first.location().pathname).toBe('/m/home'));
    expect(localStorage.getItem('autoLogin')).toBe('1');
    expect(localStorage.getItem('MC_LOGIN_INFO')).not.toContain('secret99');
    first.unmount();
    open({}, keeping);
    expect(username()).toHaveValue('mei');
    expect(password()).toHaveValue('secret99');
  });

  it('is sent by itself where the site says so, and tries it once', async () => {
    const user = userEvent.setup();
    const site = { '/template/behaviour': { login: { remember: 'password', autoLogin: true } } };
    const remembered = { type: 'username', username: 'mei7', password: btoa(`preset${btoa('secret99')}`) };
    localStorage.setItem('MC_LOGIN_INFO', JSON.stringify(remembered));
    localStorage.setItem('autoLogin', '1');
    const first = open({ login: new ApiError('login.wrong', 401, '', { captcha: false }) }, site);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password');
    first.unmount();
    const { http } = open({}, site);
    expect(password()).toHaveValue('secret99');
    await user.click(screen.getByRole('checkbox'));
    expect(http.asked).toEqual([]);
  });
});
