import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { overHome } from '#src/site/dialogState.ts';
import { registeredState } from '#src/features/auth/registeredState.ts';
import { type LoginKey, createLoginKey } from '#tests/support/createLoginKey.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { LoginForm } from './LoginForm.tsx';

const TOKEN = 'a-token-of-some-length';
const session = { token: TOKEN, userName: 'mei', type: 0, firstTimeLogin: true };
const LETTERS = [{ rule: 'format', value: 'letters-digits' }];
const captcha = { captchaId: 'c-1', image: 'data:image/svg+xml,<svg/>' };

let key: LoginKey;
beforeAll(async () => {
  key = await createLoginKey(1_790_000_000_000);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (answers: FakeAnswers = {}, state: unknown = null, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<LoginForm remember="site" />, {
    answers: { loginKey: key.loginKey, login: session, captcha, ...answers },
    release,
    path: '/m/login',
    state,
  });

const username = () => screen.getByRole('textbox', { name: /^Username/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function logIn(user: ReturnType<typeof userEvent.setup>, name = 'mei7', secret = 'secret99') {
  await user.type(username(), name);
  await user.type(password(), secret);
  await user.click(submit());
}

describe('the login form', () => {
  it('logs in: encrypted, stored, greeted, and back home', async () => {
    const user = userEvent.setup();
    const { http, store, location } = open();
    await logIn(user);
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(store.getState().session).toMatchObject({
      token: TOKEN,
      userName: 'mei',
      merchantCode: 'preset',
      firstTimeLogin: true,
    });
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? '')).toMatchObject({ token: TOKEN });
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Welcome, mei' }]);

    const sent = http.asked.find(({ call }) => call === 'login');
    expect(sent?.encryption).toBe('jwe');
    const { header, payload } = await key.opened(sent?.given);
    expect(header).toMatchObject({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: 'k-1' });
    expect(payload).toEqual({
      username: 'mei7',
      password: 'secret99',
      type: 'username',
      nonce: expect.stringMatching(/^.{8,64}$/),
      issuedAtMs: 1_790_000_000_000,
    });
  });

  it('sends with Enter, and leaves spaces around the name out', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await user.type(username(), ' mei7 ');
    await user.type(password(), 'secret99{Enter}');
    await waitFor(() => expect(http.asked.map(({ call }) => call)).toContain('login'));
  });

  it('says what is missing and takes the player there, without asking the platform', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await user.click(submit());
    await waitFor(() => expect(username()).toHaveAccessibleDescription('This field is required'));
    expect(username()).toHaveFocus();
    expect(password()).toHaveAttribute('aria-invalid', 'true');
    expect(http.asked).toEqual([]);
  });

  it('checks a field when it is left, and with each key once it was wrong', async () => {
    const user = userEvent.setup();
    open();
    await user.type(username(), 'me');
    expect(username()).not.toHaveAttribute('aria-invalid');
    await user.tab();
    await waitFor(() => expect(username()).toHaveAccessibleDescription('At least 4 characters'));
    await user.type(username(), 'i7');
    await waitFor(() => expect(username()).not.toHaveAttribute('aria-invalid'));
  });

  it('keeps what was typed when the password is wrong, says so, and leads back to the password', async () => {
    const user = userEvent.setup();
    const { store } = open({ login: new ApiError('login.wrong', 401, 'no', { captcha: false }) });
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect username or password');
    expect(username()).toHaveValue('mei7');
    expect(password()).toHaveValue('secret99');
    await waitFor(() => expect(password()).toHaveFocus());
    expect(store.getState().session).toBeNull();
    expect(screen.queryByRole('textbox', { name: /^Captcha/ })).not.toBeInTheDocument();
  });

  it('asks for a captcha when the platform wants one, and sends its answer along', async () => {
    const user = userEvent.setup();
    const { http } = open({ login: new ApiError('login.wrong', 401, 'no', { captcha: true }) });
    await logIn(user);
    const field = await screen.findByRole('textbox', { name: /^Captcha/ });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Captcha picture/ }).querySelector('img')).not.toBeNull());

    http.answer({ login: session });
    await user.type(field, '1234');
    await user.click(submit());
    await waitFor(() => expect(http.asked.filter(({ call }) => call === 'login')).toHaveLength(2));
    const { payload } = await key.opened(http.asked.findLast(({ call }) => call === 'login')?.given);
    expect(payload).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
  });

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['digits, six at most', {}, '123456'],
    ['letters where the merchant’s platform draws them', { '/registerSettings/shared/captcha': LETTERS }, 'aB3x'],
  ])('takes a captcha of %s', async (_title, release, right) => {
    const user = userEvent.setup();
    const { http } = open({ login: new ApiError('captcha.required', 403, 'no', { captcha: true }) }, null, release);
    await logIn(user);
    const field = await screen.findByRole('textbox', { name: /^Captcha/ });
    http.answer({ login: session });
    await user.type(field, 'a-b');
    await user.click(submit());
    expect(field).toHaveAttribute('aria-invalid', 'true');
    await user.clear(field);
    await user.type(field, right);
    await user.click(submit());
    await waitFor(() => expect(http.asked.filter(({ call }) => call === 'login')).toHaveLength(2));
  });

  it('brings a new picture and empties the answer when the captcha was wrong', async () => {
    const user = userEvent.setup();
    const { http } = open({ login: new ApiError('captcha.required', 403, 'no', { captcha: true }) });
    await logIn(user);
    const field = await screen.findByRole('textbox', { name: /^Captcha/ });
    await waitFor(() => expect(field).toHaveFocus());

    http.answer({ login: new ApiError('captcha.wrong', 403, 'no', { captcha: true }) });
    await user.type(field, '1234');
    await user.click(submit());
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining('Incorrect captcha')));
    expect(field).toHaveValue('');
    expect(http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('refreshes the captcha with a press on the picture', async () => {
    const user = userEvent.setup();
    const { http } = open({ login: new ApiError('captcha.required', 403, 'no', { captcha: true }) });
    await logIn(user);
    await user.click(await screen.findByRole('button', { name: /^Captcha picture/ }));
    await waitFor(() => expect(http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2));
  });

  it('offers another try when the network is away, and it works', async () => {
    const user = userEvent.setup();
    const { http, location } = open({ login: new ApiError('network', 0, '') });
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    http.answer({ login: session });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });

  it.each([
    ['login.locked', { retryAfterS: 130 }, 'Too many failed attempts. Try again in 3 minutes.'],
    ['rate.limited', undefined, 'Too many requests. Please wait and try again.'],
    ['http.503', undefined, 'System upgrading, please try again later'],
    ['account.disabled', undefined, 'user does not exist or is disabled'],
    ['some.code.of.theirs', undefined, 'their own words'],
  ])('puts %s into words', async (code, value, text) => {
    const user = userEvent.setup();
    open({ login: new ApiError(code, 400, 'their own words', value) });
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('sends once however often it is pressed', async () => {
    const user = userEvent.setup();
    let answer = (_session: typeof session) => {};
    const { http } = open({ login: new Promise<typeof session>((resolve) => (answer = resolve)) });
    await logIn(user);
    await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
    await user.click(submit());
    await user.type(password(), '{Enter}');
    answer(session);
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
    expect(http.asked.filter(({ call }) => call === 'login')).toHaveLength(1);
  });

  it.each([
    ['members', 3, 'Non-member account unable to login'],
    ['agents', 0, 'Non-agents cannot log in'],
  ])('lets in %s only, where the site says so', async (audience, type, text) => {
    const user = userEvent.setup();
    const { store, http } = open({ login: { ...session, type } }, null, { '/template/behaviour': { login: { audience } } });
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(http.asked).toContainEqual({ call: 'logout', given: {}, token: session.token }); // the platform has opened it
    expect(store.getState().session).toBeNull();
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('says that a real account is needed when a trial name is typed, and sends no request', async () => {
    const user = userEvent.setup();
    const name = 'trial0123456789abcdef'; // as long as the platform makes them
    sessionStorage.setItem('tryOut', name);
    const { http } = open({}, null, {
      '/template/layout/trial': [{ id: 'trial', block: 'trial-start', props: { nameKey: 'tryOut' } }],
    });
    await logIn(user, name);
    expect(username()).toHaveValue(name);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are using a trial account');
    expect(http.asked).toEqual([]);
  });

  it.each([
    [{ '/switches/PSWEMAIL3': '1' }, 1],
    [{ '/switches/PSWPHONE3': '1' }, 1],
    [{ '/switches/PSWEMAIL3': '1', '/template/behaviour/platform/paths/recoverByEmail': '' }, 0],
    [{ '/registerSettings/fields/email/enabled': true }, 0],
  ])('leads to recovery with %j: %i (LOGIN-05)', (release, count) => {
    open({}, null, { '/switches/PSWEMAIL3': '0', ...release });
    const links = screen.queryAllByRole('link', { name: 'Forgot password?' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(Array.from({ length: count }, () => '/m/forget'));
  });

  it('starts from a finished registration with the name filled in', async () => {
    open({}, registeredState({ registered: 'newcomer' }, overHome));
    expect(screen.getByRole('status')).toHaveTextContent('Registered successfully, ready for login');
    expect(username()).toHaveValue('newcomer');
    await waitFor(() => expect(password()).toHaveFocus());
  });

  it('starts with the number where the registration was by a code only', async () => {
    const mobile = { dialingCode: '66', mobileNum: '812345678' };
    const countries = [{ code: 'TH', name: 'Thailand', dialingCode: '66' }];
    open({ countries }, registeredState({ registered: '66812345678', mobile }, overHome), { '/switches/MOBILECODELOGIN3': '1' });
    expect(await screen.findByRole('textbox', { name: /^Mobile number/ })).toHaveValue('812345678');
    expect(screen.getByRole('tab', { name: 'Mobile number' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByText('+66')).toBeInTheDocument();
  });

  it('says to a trial member that a real account is needed', async () => {
    const user = userEvent.setup();
    const { store } = open({ login: { ...session, type: 4 } });
    await logIn(user);
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ text: expect.stringContaining('trial account') }]));
  });

  it.each([
    ['the merchant hides its entries', { '/template/parameters/switch_register_button': '0' }],
    ['no way to register is on', { '/switches/USERNAMEREG3': '0' }],
  ])('has no way to register when %s', (_title, release) => {
    renderWithSite(<LoginForm remember="off" />, { release });
    expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
