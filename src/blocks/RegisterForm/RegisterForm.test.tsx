import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import { loadTexts } from '#src/i18n/texts.ts';
import { overHome } from '#src/site/dialogState.ts';
import { keepInviteCode } from '#src/features/auth/inviteCode.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const captcha = { captchaId: 'c-1', image: 'data:image/svg+xml,<svg/>' };
const countries = [
  { code: 'VN', name: 'Vietnam', dialingCode: '84' },
  { code: 'TH', name: 'Thailand', dialingCode: '66' },
];

const fieldAt = (name: string, value: unknown) => ({ [`/registerSettings/fields/${name}`]: value });
const noCaptcha = fieldAt('captcha', { enabled: false, required: false, rules: [] });

const open = (release: Readonly<Record<string, unknown>> = noCaptcha, answers: FakeAnswers = {}, state: unknown = overHome) =>
  renderWithSite(<RegisterForm hints reset />, {
    release,
    answers: {
      captcha,
      countries,
      checkUsername: { available: true },
      registerByUsername: { userName: 'mei7' },
      registerByMobile: { userName: '84912345678' },
      ...answers,
    },
    path: '/m/register',
    state,
  });

const box = (name: RegExp) => screen.getByRole('textbox', { name });
const password = () => screen.getByLabelText(/^Password/);
const confirmation = () => screen.getByLabelText(/^Confirm password/);
const terms = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: 'Create account' });

type User = ReturnType<typeof userEvent.setup>;

async function fillIn(user: User) {
  await user.type(box(/^Username/), 'mei7');
  await user.type(password(), 'secret99');
  await user.type(confirmation(), 'secret99');
  await user.click(terms());
}

const sent = (http: ReturnType<typeof open>['http'], call = 'registerByUsername') =>
  http.asked.filter((one) => one.call === call);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the register form', () => {
  it('registers and hands over to the login with the name filled in', async () => {
    const user = userEvent.setup();
    const { http, location } = open();
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
    expect(location().state).toEqual({ over: 'home', registered: 'mei7' });
    expect(sent(http).map(({ given }) => given)).toEqual([
      {
        username: 'mei7',
        password: 'secret99',
        confirmPassword: 'secret99',
        terms: true,
        type: 0,
        registerUrl: window.location.href,
        registerMethod: 'H5',
        domain: window.location.hostname,
      },
    ]);
  });

  it('shows the fields of the settings in their order, with their rules as hints', () => {
    open({
      '/registerSettings/order': ['nickname', 'username', 'password', 'confirmPassword'],
      '/registerSettings/fields/nickname/enabled': true,
      ...noCaptcha,
    });
    const names = screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));
    expect(names).toEqual(['nickname', 'username']);
    expect(box(/^Username/)).toHaveAccessibleDescription(/4 to 16 characters · Letters and digits only/);
    expect(box(/^Nickname/)).not.toBeRequired();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('refuses to register without the terms, says why, and lets go once they are accepted', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await fillIn(user);
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(terms()).toHaveAccessibleDescription('Confirm your age and accept the terms to create an account.'),
    );
    expect(terms()).toHaveFocus();
    expect(sent(http)).toEqual([]);
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
  });

  it('ticks the terms where the merchant says so', () => {
    open({ '/template/parameters/terms_ticked': '1', '/template/parameters/age_limit': '21', ...noCaptcha });
    expect(screen.getByRole('checkbox', { name: /at least 21 years old/ })).toBeChecked();
  });

  it('judges the confirmation again when the password changes', async () => {
    const user = userEvent.setup();
    open();
    await user.type(password(), 'secret99');
    await user.type(confirmation(), 'secret99');
    await user.tab();
    expect(confirmation()).not.toHaveAttribute('aria-invalid');
    await user.type(password(), '!');
    await waitFor(() => expect(confirmation()).toHaveAccessibleDescription('Confirmation password not matched'));
    await user.type(confirmation(), '!');
    await waitFor(() => expect(confirmation()).not.toHaveAttribute('aria-invalid'));
  });

  it('does not blame a confirmation that nobody has come to yet', async () => {
    const user = userEvent.setup();
    open();
    await user.type(password(), 'secret99');
    await user.tab();
    expect(confirmation()).not.toHaveAttribute('aria-invalid');
  });

  it('says that a username is taken while the rest is filled in, and that another one is free', async () => {
    const user = userEvent.setup();
    const { http } = open(noCaptcha, {
      checkUsername: (given) => ({ available: (given as { username: string }).username !== 'taken' }),
    });
    await user.type(box(/^Username/), 'tak');
    await user.tab();
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/At least 4 characters/));
    await user.type(box(/^Username/), 'en');
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/username already exists/));
    await user.type(box(/^Username/), '2');
    expect(await screen.findByText('This username is free')).toBeInTheDocument();
    expect(http.asked.filter(({ call }) => call === 'checkUsername').map(({ given }) => given)).toEqual([
      { username: 'taken' },
      { username: 'taken2' },
    ]);
  });

  it('shows the platform’s faults in their fields, keeps everything, and leads to the first', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('register.fields', 422, '', {
      fields: {
        username: { message: 'rule.usernameTaken', params: {} },
        password: { message: 'rule.minLength', params: { value: 12 } },
      },
    });
    const { http } = open(noCaptcha, { registerByUsername: refusal });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/username already exists/));
    expect(password()).toHaveAccessibleDescription(/At least 12 characters/);
    expect(box(/^Username/)).toHaveFocus();
    expect(box(/^Username/)).toHaveValue('mei7');

    await user.click(submit());
    expect(sent(http)).toHaveLength(1); // what was refused is not sent again unchanged
    http.answer({ registerByUsername: { userName: 'mei8' } });
    await user.type(box(/^Username/), '8');
    await user.type(password(), 'abcd');
    await user.type(confirmation(), 'abcd');
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(2));
  });

  it('offers the changed form when the platform asks for a field that is not there', async () => {
    const user = userEvent.setup();
    const { http } = open(noCaptcha, {
      registerByUsername: new ApiError('register.fields', 422, '', {
        fields: { email: { message: 'rule.required', params: {} } },
      }),
      registerSettings: { fields: { email: { enabled: true, required: true } } },
    });
    await fillIn(user);
    await user.click(submit());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('listitem')).toHaveTextContent('E-mail: Please fill this in');
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(within(alert).getByRole('button', { name: 'Reload the form' }));
    await user.type(await screen.findByRole('textbox', { name: /^E-mail/ }), 'mei@example.com');
    expect(box(/^Username/)).toHaveValue('mei7');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ username: 'mei7', email: 'mei@example.com' }));
  });

  it('brings a new captcha when the answer was wrong', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('register.fields', 422, '', {
      fields: { captcha: { message: 'rule.captchaWrong', params: {} } },
    });
    const { http } = open({}, { registerByUsername: refusal });
    await fillIn(user);
    await user.type(box(/^Captcha/), '1234');
    await user.click(submit());
    await waitFor(() => expect(box(/^Captcha/)).toHaveAccessibleDescription(/The captcha was not right/));
    expect(sent(http).at(-1)?.given).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
    expect(box(/^Captcha/)).toHaveValue('');
    expect(http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2);
  });

  it('registers by mobile number, with the code of the country, and keeps what both ways ask for', async () => {
    const user = userEvent.setup();
    const { http } = open({ '/switches/MOBILENUMREG3': '1', ...noCaptcha });
    await user.type(password(), 'secret99');
    await user.click(screen.getByRole('tab', { name: 'Mobile number' }));
    expect(screen.queryByRole('textbox', { name: /^Username/ })).not.toBeInTheDocument();
    expect(password()).toHaveValue('secret99');
    await user.click(await screen.findByRole('button', { name: 'Country code Vietnam +84' }));
    await user.click(screen.getByRole('option', { name: /Thailand/ }));
    await user.type(box(/^Mobile number/), '812345678');
    await user.type(confirmation(), 'secret99');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http, 'registerByMobile').map(({ given }) => given)).toMatchObject([
        { mobileNum: '812345678', countryDialingCode: '66', password: 'secret99' },
      ]),
    );
  });

  const byMobile = {
    '/switches/MOBILENUMREG3': '1',
    '/switches/USERNAMEREG3': '0',
    '/switches/REGMOBVERF3': '1',
    '/switches/MOBILENUMPASSREG3': '0',
  };

  it('sends a code to the number, and the code with the registration', async () => {
    const user = userEvent.setup();
    const { http } = open({ ...byMobile, ...noCaptcha }, { smsForRegister: {} });
    await screen.findByRole('button', { name: /Vietnam \+84/ });
    await user.type(box(/^Mobile number/), '912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(box(/^SMS code/)).toHaveFocus());
    expect(sent(http, 'smsForRegister')).toMatchObject([{ given: { mobileNum: '912345678', countryDialingCode: '84' } }]);
    await user.type(box(/^SMS code/), '123456');
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http, 'registerByMobile').at(-1)?.given).toMatchObject({ mobileNum: '912345678', verificationCode: '123456' }),
    );
  });

  it('asks for the captcha that a code needs, also where the form has none', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('captcha.required', 403, '', { captcha: true });
    const { http } = open({ ...byMobile, ...noCaptcha }, { smsForRegister: refusal });
    await screen.findByRole('button', { name: /Vietnam \+84/ });
    await user.type(box(/^Mobile number/), '912345678');
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(await screen.findByRole('textbox', { name: /^Captcha/ }), '1234');
    http.answer({ smsForRegister: {} });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Captcha/ })).not.toBeInTheDocument());
    expect(sent(http, 'smsForRegister').at(-1)?.given).toMatchObject({ captcha: '1234', captchaId: 'c-1' });
  });

  it('checks the invitation first: an unknown one stops the registration at its field', async () => {
    const user = userEvent.setup();
    const withInvitation = { ...fieldAt('affiliateCode', { enabled: true, required: false, rules: [] }), ...noCaptcha };
    const { http } = open(withInvitation, { checkAffiliate: { success: false } });
    await fillIn(user);
    await user.type(box(/^Invitation code/), 'NOBODY');
    await user.click(submit());
    await waitFor(() => expect(box(/^Invitation code/)).toHaveAccessibleDescription('Invalid invitation code'));
    expect(box(/^Invitation code/)).toHaveFocus();
    expect(sent(http)).toEqual([]);
    http.answer({ checkAffiliate: { success: true } });
    await user.clear(box(/^Invitation code/));
    await user.type(box(/^Invitation code/), 'FRIEND1');
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ affiliateCode: 'FRIEND1' }));
    expect(http.asked.filter(({ call }) => call === 'checkAffiliate').at(-1)?.given).toEqual({ affiliateCode: 'FRIEND1' });
  });

  it('renders nothing but a field’s own note while that field is typed into', async () => {
    const user = userEvent.setup();
    const commits: string[] = [];
    const { element } = inSite(
      <Profiler id="form" onRender={(_id, phase) => commits.push(phase)}>
        <RegisterForm hints reset />
      </Profiler>,
      { release: { ...fieldAt('nickname', { enabled: true, required: false, rules: [] }), ...noCaptcha } },
    );
    render(element);
    await user.click(box(/^Nickname/));
    commits.length = 0;
    await user.keyboard('abc');
    expect(commits).toEqual([]);
  });

  it('lets the code be typed where the countries cannot be had', async () => {
    open(
      { '/switches/MOBILENUMREG3': '1', '/switches/USERNAMEREG3': '0', ...noCaptcha },
      { countries: new ApiError('http.500', 500, '') },
    );
    expect(await screen.findByRole('textbox', { name: 'Country code' })).toBeInTheDocument();
  });

  it('takes a birthday from three lists', async () => {
    const user = userEvent.setup();
    const birthday = {
      enabled: true,
      required: true,
      rules: [
        { rule: 'format', value: 'date' },
        { rule: 'minAge', value: 18 },
      ],
    };
    const { http } = open({ ...fieldAt('birthday', birthday), ...noCaptcha });
    await fillIn(user);
    const group = screen.getByRole('group', { name: 'Date of birth' });
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Month' }), 'February');
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Day' }), '30');
    await user.click(submit());
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose a complete date that exists'));
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Year' }), '1990');
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Day' }), '3');
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ birthday: '1990-02-03' }));
  });

  it('empties the form on reset, but keeps the invitation', async () => {
    const user = userEvent.setup();
    keepInviteCode('?affiliateCode=FRIEND1');
    const { http } = open(fieldAt('affiliateCode', { enabled: true, required: false, rules: [] }));
    await waitFor(() => expect(box(/^Invitation code/)).toHaveValue('FRIEND1'));
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(box(/^Captcha/)).toHaveAttribute('aria-invalid', 'true'));
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(box(/^Username/)).toHaveValue('');
    expect(terms()).not.toBeChecked();
    expect(box(/^Captcha/)).not.toHaveAttribute('aria-invalid');
    expect(box(/^Invitation code/)).toHaveValue('FRIEND1');
    expect(http.asked.filter(({ call }) => call === 'captcha')).toHaveLength(2);
  });

  it('offers another try when the network is away', async () => {
    const user = userEvent.setup();
    const { http, location } = open(noCaptcha, { registerByUsername: new ApiError('network', 0, '') });
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
    http.answer({ registerByUsername: { userName: 'mei7' } });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(location().pathname).toBe('/m/login'));
  });

  it('says that registration is closed when no way is on', () => {
    open({ '/switches/USERNAMEREG3': '0' });
    expect(screen.getByRole('alert')).toHaveTextContent('account has no permission or feature unavailable');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('speaks another language at once, faults included', async () => {
    const user = userEvent.setup();
    const { store } = open();
    await user.click(submit());
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/Please fill this in/));
    const texts = await loadTexts('VN');
    store.getState().setLanguage('VN', texts);
    expect(await screen.findAllByText('Vui lòng điền mục này')).not.toEqual([]);
    await vi.waitFor(() => expect(box(/^Tên đăng nhập/)).toHaveAccessibleDescription(/Vui lòng điền mục này/));
  });

  it('comes complete from the server, and comes to life without losing what was filled in before', async () => {
    const birthday = { enabled: true, required: true, rules: [{ rule: 'format', value: 'date' }] };
    const { element, http } = inSite(<RegisterForm hints reset />, {
      release: { ...fieldAt('birthday', birthday), ...noCaptcha },
      answers: { checkUsername: { available: true }, registerByUsername: { userName: 'mei7' } },
    });
    const root = document.createElement('div');
    document.body.append(root);
    root.innerHTML = renderToString(element);
    const input = (name: string) =>
      root.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}], [data-part=${name}]`);
    expect(input('username')?.outerHTML).toMatch(/autocomplete="username".*required="".*minlength="4" maxlength="16"/i);
    expect(input('confimpsw')).toHaveAttribute('autocomplete', 'new-password');
    expect(root.querySelectorAll('[data-part=year] option')).toHaveLength(new Date().getUTCFullYear() - 1900 + 2);

    const early = { username: 'mei7', password: 'secret99', confimpsw: 'secret99', day: '03', month: '02', year: '1990' };
    for (const [name, value] of Object.entries(early)) Object.assign(input(name) ?? {}, { value });
    const mismatches: unknown[] = [];
    const hydrated = await act(() =>
      Promise.resolve(hydrateRoot(root, element, { onRecoverableError: (error) => mismatches.push(error) })),
    );
    expect(mismatches).toEqual([]);
    expect(root.querySelector('form')).toHaveProperty('noValidate', true);
    const user = userEvent.setup();
    await user.click(terms());
    await user.click(submit());
    await waitFor(() =>
      expect(sent(http).at(-1)?.given).toMatchObject({ username: 'mei7', password: 'secret99', birthday: '1990-02-03' }),
    );
    await act(() => Promise.resolve(hydrated.unmount()));
    root.remove();
  });
});
