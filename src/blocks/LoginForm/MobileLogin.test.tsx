import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { type LoginKey, createLoginKey } from '#tests/support/createLoginKey.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { LoginForm } from './LoginForm.tsx';

const session = { token: 'a-token-of-some-length', userName: 'mei', type: 0 };
const captcha = { captchaId: 'c-1', image: 'data:image/svg+xml,<svg/>' };
const countries = [
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
  { code: 'CA', name: 'Canada', dialingCode: '1' },
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
  { code: 'US', name: 'United States', dialingCode: '1' },
];
const NOW_MS = 1_790_000_000_000;

let key: LoginKey;
beforeAll(async () => {
  key = await createLoginKey(NOW_MS);
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

const open = (answers: FakeAnswers = {}, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<LoginForm remember="site" />, {
    answers: { loginKey: key.loginKey, login: session, captcha, countries, smsWithoutLogin: {}, ...answers },
    release: { '/switches/MOBILECODELOGIN3': '1', ...release },
    path: '/m/login',
  });

type User = ReturnType<typeof userEvent.setup>;
type Platform = ReturnType<typeof open>['http'];

const mobileTab = () => screen.getByRole('tab', { name: 'Mobile number' });
const number = () => screen.getByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });
const sendCode = () => screen.getByRole('button', { name: /Send code|request a new code/ });
const submit = () => screen.getByRole('button', { name: 'Log in' });
const countryButton = (name: RegExp) => screen.findByRole('button', { name });
const asked = (http: Platform, call: string) => http.asked.filter((one) => one.call === call).map(({ given }) => given);

const sentPayload = async (http: Platform) => (await key.opened(asked(http, 'login').at(-1))).payload;

async function askForCode(user: User) {
  await user.click(mobileTab());
  await countryButton(/\+84/);
  await user.type(number(), '912345678');
  await user.click(sendCode());
}

describe('the mobile tab of the login', () => {
  it('is there only where codes by phone are on', () => {
    open({}, { '/switches/MOBILECODELOGIN3': '0' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('keeps what is typed, and the focus, while the countries arrive', async () => {
    const user = userEvent.setup();
    let arrive: (answer: typeof countries) => void = () => undefined;
    open({ countries: new Promise<typeof countries>((resolve) => (arrive = resolve)) });
    await user.click(mobileTab());
    await user.type(number(), '9123');
    arrive(countries);
    await countryButton(/\+84/);
    expect(number()).toHaveFocus();
    await user.type(number(), '45678');
    expect(number()).toHaveValue('912345678');
  });

  it('takes back at once what it said of a number that is corrected, so that nothing moves under the next press', async () => {
    const user = userEvent.setup();
    open();
    await user.click(mobileTab());
    await countryButton(/\+84/);
    await user.click(sendCode());
    await waitFor(() => expect(number()).toBeInvalid());
    await user.type(number(), '912345678');
    expect(number()).toHaveFocus();
    await waitFor(() => expect(number()).toBeValid());
  });

  it('logs in by number and code, with the code of the country', async () => {
    const user = userEvent.setup();
    const { http, location, store } = open();
    await askForCode(user);
    await waitFor(() => expect(code()).toHaveFocus());
    expect(asked(http, 'smsWithoutLogin')).toEqual([{ mobileNum: '912345678', countryDialingCode: '84' }]);
    expect(store.getState().toasts).toMatchObject([{ text: 'SMS code sent, please check', durationMs: 1500 }]);
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code()).toHaveAttribute('inputmode', 'numeric');
    await user.type(code(), '123456');
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(await sentPayload(http)).toMatchObject({
      type: 'sms',
      username: '912345678',
      password: '123456',
      countryDialingCode: '84',
    });
  });

  it.each([
    ['+66 81 234 5678', '+66', '812345678'],
    ['0066812345678', '+66', '812345678'],
    ['٠٩١٢٣٤٥٦٧٨', '+84', '0912345678'],
  ])('takes %s as people write it', async (written, shown, mobileNum) => {
    const user = userEvent.setup();
    const { http } = open();
    await user.click(mobileTab());
    await countryButton(/\+84/);
    await user.click(number());
    await user.paste(written);
    await user.click(sendCode());
    await waitFor(() => expect(asked(http, 'smsWithoutLogin')).toEqual([{ mobileNum, countryDialingCode: shown.slice(1) }]));
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('does not wait for a wrong number once that is corrected', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await askForCode(user);
    await waitFor(() => expect(sendCode()).toBeDisabled());
    await user.type(number(), '9');
    await waitFor(() => expect(sendCode()).toBeEnabled());
    await user.click(sendCode());
    await waitFor(() => expect(asked(http, 'smsWithoutLogin')).toHaveLength(2));
  });

  it('asks for no code before the number keeps its rules, and says why', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await user.click(mobileTab());
    await user.type(number(), '12');
    await user.click(sendCode());
    await waitFor(() => expect(number()).toHaveAccessibleDescription('At least 6 characters'));
    expect(number()).toHaveFocus();
    expect(asked(http, 'smsWithoutLogin')).toEqual([]);
  });

  it.each([
    ['the time that the platform names', NOW_MS + 30_000, 30],
    ['the site’s own wait where it names none', undefined, 60],
    ['the site’s own wait where that time has passed', NOW_MS - 1, 60],
  ])('counts down to %s, and can be pressed again then', async (_title, expirationTime, seconds) => {
    vi.useFakeTimers({ now: NOW_MS });
    open({ smsWithoutLogin: expirationTime === undefined ? {} : { expirationTime } });
    fireEvent.click(mobileTab());
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.input(number(), { target: { value: '912345678' } });
    fireEvent.click(sendCode());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(sendCode()).toBeDisabled();
    expect(sendCode()).toHaveAccessibleName(`You can request a new code in ${seconds} seconds`);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(sendCode()).toHaveTextContent(`${seconds - 1} s`);
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    expect(sendCode()).toBeEnabled();
  });

  it('shows that the code is on its way, and sends one however often it is pressed', async () => {
    const user = userEvent.setup();
    let answer = (_sent: Record<string, never>) => {};
    const { http, store } = open({ smsWithoutLogin: new Promise<Record<string, never>>((resolve) => (answer = resolve)) });
    await askForCode(user);
    await user.click(sendCode());
    expect(store.getState().toasts).toMatchObject([{ kind: 'loading', text: 'Sending the code', durationMs: 10_000 }]);
    expect(sendCode()).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer({}));
    expect(asked(http, 'smsWithoutLogin')).toHaveLength(1);
    expect(store.getState().toasts).toMatchObject([{ kind: 'success' }]);
  });

  it('says why no code could be sent, and keeps the button enabled', async () => {
    const user = userEvent.setup();
    const { store } = open({ smsWithoutLogin: new ApiError('their.code', 400, 'words of the platform') });
    await askForCode(user);
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ kind: 'error', text: 'words of the platform' }]));
    expect(sendCode()).toBeEnabled();
  });

  it('brings up the captcha that the platform wants before it sends, and takes it away again', async () => {
    const user = userEvent.setup();
    const { http } = open({ smsWithoutLogin: new ApiError('captcha.required', 403, '', { captcha: true }) });
    await askForCode(user);
    const field = await screen.findByRole('textbox', { name: /^Captcha/ });
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription('Enter the digits in the picture, then request the code again.');
    http.answer({ smsWithoutLogin: {} });
    await user.type(field, '1234');
    await user.click(sendCode());
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(asked(http, 'smsWithoutLogin').at(-1)).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
  });

  it.each(['login.wrong', 'code.wrong'])('says at the code that it was wrong after %s', async (refusal) => {
    const user = userEvent.setup();
    open({ login: new ApiError(refusal, 401, '', { captcha: false }) });
    await askForCode(user);
    await user.type(code(), '000000');
    await user.click(submit());
    await waitFor(() => expect(code()).toHaveAccessibleDescription('Verification code error'));
    expect(code()).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('brings a new captcha with another tab', async () => {
    const user = userEvent.setup();
    const { http } = open({ login: new ApiError('login.wrong', 401, '', { captcha: true }) });
    await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'mei7');
    await user.type(screen.getByLabelText(/^Password/), 'secret99');
    await user.click(submit());
    await screen.findByRole('textbox', { name: /^Captcha/ });
    await user.click(mobileTab());
    await waitFor(() => expect(asked(http, 'captcha')).toHaveLength(2));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('remembers the number and its country, never the code', async () => {
    const user = userEvent.setup();
    const first = open({}, { '/template/conduct': 'seed' });
    await askForCode(user);
    await user.type(code(), '123456');
    await user.click(screen.getByRole('checkbox', { name: 'Remember my number' }));
    await user.click(submit());
    await waitFor(() => expect(first.location().pathname).toBe('/m/home'));
    expect(JSON.parse(localStorage.getItem('MC_LOGIN_INFO') ?? '')).toEqual({
      type: 'sms',
      username: '912345678',
      password: btoa(`preset${btoa('')}`),
      countryDialingCode: '84',
    });
    first.unmount();
    open({}, { '/template/conduct': 'seed', '/template/behaviour': { login: { dialingCode: '66' } } });
    expect(number()).toHaveValue('912345678');
    expect(await countryButton(/Vietnam \+84/)).toBeInTheDocument();
  });
});

describe('the country picker', () => {
  it('starts with the country that the site presets', async () => {
    const user = userEvent.setup();
    open({}, { '/template/behaviour': { login: { dialingCode: '66' } } });
    await user.click(mobileTab());
    expect(await countryButton(/Thailand \+66/)).toBeInTheDocument();
  });

  it('finds by name and code, is worked by keys alone, and sends nothing around it', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await user.click(mobileTab());
    await user.click(await countryButton(/Vietnam/));
    const search = screen.getByRole('combobox', { name: 'Search by name or code' });
    expect(search).toHaveFocus();
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Vietnam');
    await user.type(search, 'unit');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['United States+1']);
    await user.clear(search);
    await user.type(search, '+1');
    await user.keyboard('{ArrowDown}');
    expect(search).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: /United States/ }).id);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(await countryButton(/United States \+1/)).toBeInTheDocument();
    expect(http.asked.map(({ call }) => call)).toEqual(['countries']);
  });

  it('says when nothing is found', async () => {
    const user = userEvent.setup();
    open();
    await user.click(mobileTab());
    await user.click(await countryButton(/Vietnam/));
    await user.type(screen.getByRole('combobox'), 'zz');
    expect(screen.getByText(/No matching country/)).toBeInTheDocument();
  });
});
