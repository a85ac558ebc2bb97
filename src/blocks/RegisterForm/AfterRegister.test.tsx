import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { type LoginKey, createLoginKey } from '#tests/support/createLoginKey.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { box, fieldAt, fillIn, openRegisterForm, sent, submit, terms } from '#tests/support/registerForm.tsx';

let key: LoginKey;
beforeAll(async () => {
  key = await createLoginKey(1_790_000_000_000);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const release = {
  ...fieldAt('captcha', { enabled: false, required: false, rules: [] }),
  '/template/behaviour': { login: { afterRegister: 'session' } },
};
const session = { token: 'a-token-of-some-length', userName: 'mei7', type: 0, firstTimeLogin: true };

const open = (answers: FakeAnswers, more: Readonly<Record<string, unknown>> = {}, state: unknown = { over: 'home' }) => ({
  user: userEvent.setup(),
  ...openRegisterForm({ ...release, ...more }, { loginKey: key.loginKey, ...answers }, state),
});

describe('a site that logs in who has registered', () => {
  it('opens the session with what was typed and leads to where the guest wanted to go', async () => {
    const { user, http, store, location } = open({ login: session }, {}, { over: 'home', elsewhere: true, from: '/m/deposit' });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/deposit'));
    expect(store.getState().session?.userName).toBe('mei7');
    const { payload } = await key.opened(sent(http, 'login').at(-1)?.given);
    expect(payload).toMatchObject({ type: 'username', username: 'mei7', password: 'secret99' });
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(['Your account is ready. Welcome, mei7']);
  });

  it.each(['captcha.required', 'login.locked', 'network'])('hands over to the login form after %s', async (code) => {
    const { user, store, location } = open({ login: new ApiError(code, 403, '') });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(location().state).toEqual({ over: 'home', registered: 'mei7' });
    expect(store.getState().session).toBeNull();
  });

  it('hands over to the login by a code where the account has no password', async () => {
    const { user, http, location } = open(
      { login: session },
      {
        '/switches/USERNAMEREG3': '0',
        '/switches/MOBILENUMREG3': '1',
        '/switches/REGMOBVERF3': '0',
        '/switches/MOBILENUMPASSREG3': '0',
      },
    );
    await user.type(box(/^Mobile number/), '912345678');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(location().state).toMatchObject({ registered: '84912345678', mobile: { mobileNum: '912345678' } });
    expect(sent(http, 'login')).toEqual([]);
  });

  it('asks for the login as specified where the site does not say so', async () => {
    const { user, http, location } = open({ login: session }, { '/template/behaviour': {} });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(sent(http, 'login')).toEqual([]);
  });
});
