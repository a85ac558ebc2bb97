import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadTexts } from '#src/i18n/texts.ts';
import { storeInviteCode } from '#src/features/auth/inviteCode.ts';
import {
  box,
  confirmation,
  fieldAt,
  fillIn,
  noCaptcha,
  openRegisterForm,
  password,
  sent,
  submit,
  terms,
} from '#tests/support/registerForm.tsx';
import { inSite } from '#tests/support/renderWithSite.tsx';
import { RegisterForm } from './RegisterForm.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the register form', () => {
  it.each([
    ['has no field for it', noCaptcha],
    ['asks for it', { ...fieldAt('affiliateCode', { enabled: true, required: false, rules: [] }), ...noCaptcha }],
  ])('sends the code of the link that the visitor came by where it %s', async (_title, release) => {
    storeInviteCode('?affiliateCode=FRIEND1', 'affiliateCode');
    const user = userEvent.setup();
    const { http } = openRegisterForm(release, { checkAffiliate: { success: true } });
    await fillIn(user);
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ affiliateCode: 'FRIEND1' }));
  });

  it('registers and hands over to the login with the name filled in', async () => {
    const user = userEvent.setup();
    const { http, location } = openRegisterForm();
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

  it('offers logins elsewhere, as far as they are switched on', async () => {
    openRegisterForm({ '/switches/GOOGLELOGIN3': '1' }, { socialProviders: ['google'] });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeEnabled());
  });

  it('shows the fields of the settings in their order, with their rules as hints', () => {
    openRegisterForm({
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
    const { http } = openRegisterForm();
    await fillIn(user);
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(terms()).toHaveAccessibleDescription('Confirm your age and accept the terms to sign up.'));
    expect(terms()).toHaveFocus();
    expect(sent(http)).toEqual([]);
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(sent(http)).toHaveLength(1));
  });

  it('does not look disabled before the terms are accepted, and says what a press would ask for', () => {
    openRegisterForm({ ...noCaptcha, '/template/parameters/terms_ticked': '0' });
    expect(terms()).not.toBeChecked();
    expect(submit()).toHaveAttribute('data-variant', 'solid');
    expect(submit()).toHaveAccessibleDescription('Confirm your age and accept the terms to sign up.');
  });

  it('links what is accepted, outside the words that tick the box', () => {
    openRegisterForm({ '/template/behaviour/documents': { terms: '/m/help?i=5', privacy: 'https://brand.example/privacy' } });
    const links = screen.getAllByRole('link', { name: /opens in a new window/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/m/help?i=5', 'https://brand.example/privacy']);
    expect(terms()).toHaveAccessibleName('I am at least 18 years old and accept the terms and rules of this site.');
  });

  it('ticks the terms where the merchant says so', () => {
    openRegisterForm({ '/template/parameters/terms_ticked': '1', '/template/parameters/age_limit': '21', ...noCaptcha });
    expect(screen.getByRole('checkbox', { name: /at least 21 years old/ })).toBeChecked();
  });

  it('checks the confirmation again when the password changes', async () => {
    const user = userEvent.setup();
    openRegisterForm();
    await user.type(password(), 'secret99');
    await user.type(confirmation(), 'secret99');
    await user.tab();
    expect(confirmation()).not.toHaveAttribute('aria-invalid');
    await user.type(password(), '!');
    await waitFor(() => expect(confirmation()).toHaveAccessibleDescription('Confirmation password not matched'));
    await user.type(confirmation(), '!');
    await waitFor(() => expect(confirmation()).not.toHaveAttribute('aria-invalid'));
  });

  it('shows no fault on a confirmation that was not touched yet', async () => {
    const user = userEvent.setup();
    openRegisterForm();
    await user.type(password(), 'secret99');
    await user.tab();
    expect(confirmation()).not.toHaveAttribute('aria-invalid');
  });

  it('says that a username is taken while the rest is filled in, and that another one is free', async () => {
    const user = userEvent.setup();
    const { http } = openRegisterForm(noCaptcha, {
      checkUsername: (given) => ({ available: (given as { username: string }).username !== 'taken' }),
    });
    await user.type(box(/^Username/), 'tak');
    await user.tab();
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/At least 4 characters/));
    await user.type(box(/^Username/), 'en');
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/username already exists/));
    await user.type(box(/^Username/), '2');
    expect(await screen.findByText('This username is available')).toBeInTheDocument();
    expect(http.asked.filter(({ call }) => call === 'checkUsername').map(({ given }) => given)).toEqual([
      { username: 'taken' },
      { username: 'taken2' },
    ]);
  });

  it('renders nothing but a field’s own note while that field is typed into', async () => {
    const user = userEvent.setup();
    const commits: string[] = [];
    const { element } = inSite(
      <Profiler id="form" onRender={(_id, phase) => commits.push(phase)}>
        <RegisterForm hints reset steps="one" />
      </Profiler>,
      { release: { ...fieldAt('nickname', { enabled: true, required: false, rules: [] }), ...noCaptcha } },
    );
    render(element);
    await user.click(box(/^Nickname/));
    commits.length = 0;
    await user.keyboard('abc');
    expect(commits).toEqual([]);
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
    const { http } = openRegisterForm({ ...fieldAt('birthday', birthday), ...noCaptcha });
    await fillIn(user);
    const group = screen.getByRole('group', { name: 'Date of birth' });
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Month' }), 'February');
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Day' }), '30');
    await user.click(submit());
    await waitFor(() => expect(group).toHaveAccessibleDescription('Select a valid date'));
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Year' }), '1990');
    await user.selectOptions(within(group).getByRole('combobox', { name: 'Day' }), '3');
    await user.click(submit());
    await waitFor(() => expect(sent(http).at(-1)?.given).toMatchObject({ birthday: '1990-02-03' }));
  });

  it('numbers the months where the browser does not know their names', () => {
    const known = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([]);
    onTestFinished(() => known.mockRestore());
    const { store } = openRegisterForm(fieldAt('birthday', { enabled: true, required: true, rules: [] }));
    act(() => store.setState({ language: 'KH' }));
    expect(screen.getByRole('combobox', { name: 'Month' })).toHaveTextContent('Month123456789101112');
  });

  it('empties the form on reset, but keeps the invitation', async () => {
    const user = userEvent.setup();
    storeInviteCode('?i=FRIEND1', 'i');
    const { http } = openRegisterForm(fieldAt('affiliateCode', { enabled: true, required: false, rules: [] }));
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

  it('says that registration is closed when no way is on', () => {
    openRegisterForm({ '/switches/USERNAMEREG3': '0' });
    expect(screen.getByRole('alert')).toHaveTextContent('account has no permission or feature unavailable');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('speaks another language at once, faults included', async () => {
    const user = userEvent.setup();
    const { store } = openRegisterForm();
    await user.click(submit());
    await waitFor(() => expect(box(/^Username/)).toHaveAccessibleDescription(/This field is required/));
    const texts = await loadTexts('VN');
    store.getState().setLanguage('VN', texts);
    expect(await screen.findAllByText('Mục này là bắt buộc')).not.toEqual([]);
    await expect.poll(() => box(/^Tên đăng nhập/)).toHaveAccessibleDescription(/Mục này là bắt buộc/);
  });

  it('comes complete from the server, and is hydrated without losing what was filled in before', async () => {
    const birthday = { enabled: true, required: true, rules: [{ rule: 'format', value: 'date' }] };
    const { element, http } = inSite(<RegisterForm hints reset steps="one" />, {
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
