import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetStoredPassword, storedPassword, storePassword } from '#src/features/auth/storedPassword.ts';
import { rememberLogin, rememberedLogin } from '#src/features/auth/rememberedLogin.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers, FakeHttp } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';

const open = (answers: FakeAnswers = {}, { holdOld = false, leaveMs = 0, login = {} } = {}) => {
  const shown = renderWithSite(<ChangePasswordForm hints={false} />, {
    answers: { changePassword: undefined, ...answers },
    path: '/m/changePsw',
    release: {
      '/template/behaviour': { login, password: { holdOld }, timings: { savedLeaveMs: leaveMs } },
    },
  });
  act(() => shown.store.getState().setSession(session));
  return shown;
};

/** The requests that change the password. */
const changes = ({ asked }: FakeHttp) => asked.filter(({ call }) => call === 'changePassword');

const old = () => screen.getByLabelText(/^Current password/);
const fresh = () => screen.getByLabelText(/^New password/);
const confirm = () => screen.getByLabelText(/^Confirm new password/);
const submit = () => screen.getByRole('button', { name: 'Save new password' });

async function change(from: string | undefined, to: string, again = to) {
  const user = userEvent.setup();
  if (from !== undefined) await user.type(old(), from);
  await user.type(fresh(), to);
  await user.type(confirm(), again);
  await user.click(submit());
}

beforeEach(() => {
  localStorage.clear();
  forgetStoredPassword();
});

describe('the first password', () => {
  const countries = [{ code: 'VN', name: 'Vietnam', dialingCode: '84' }];

  it('is set by a fresh code on the number, for there is no old one', async () => {
    const user = userEvent.setup();
    const { http, location } = open({
      securityConfig: { loginPassword: false, mobile: true },
      countries,
      smsWithoutLogin: {},
    });
    await screen.findByText('+84');
    await user.type(screen.getByRole('textbox', { name: /^Mobile number/ }), '0912 345 678');
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    await user.type(screen.getByRole('textbox', { name: /^SMS code/ }), '١٢٣٤٥٦');
    await user.type(fresh(), 'brandnew1');
    await user.type(confirm(), 'brandnew1');
    await user.click(submit());
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(http.asked.at(-1)).toEqual({
      call: 'changePassword',
      given: {
        newPassword: 'brandnew1',
        confirmNewPassword: 'brandnew1',
        mobileNum: '0912345678',
        countryDialingCode: '84',
        verificationCode: '123456',
      },
    });
  });

  it('is not asked for where the account has no number to prove', async () => {
    open({ securityConfig: { loginPassword: false, mobile: false } });
    expect(await screen.findByText(/without a password/)).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });
});

describe('the password change', () => {
  it('names the account, which cannot be changed', () => {
    open();
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveValue('mei');
    expect(screen.getByRole('textbox', { name: 'Username' })).toHaveAttribute('readonly');
  });

  it('sends the three passwords, says saved, and goes home', async () => {
    const { http, store, location, site } = open();
    await change('secret99', 'brandnew1');
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(changes(http)).toEqual([
      { call: 'changePassword', given: { oldPassword: 'secret99', newPassword: 'brandnew1', confirmNewPassword: 'brandnew1' } },
    ]);
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Your new password has been saved' }]);
    expect(storedPassword(site)).toBeUndefined();
  });

  it('does not ask for an old password that the session holds, and holds the new one then', async () => {
    const { site, unmount } = open({}, { holdOld: true });
    unmount();
    storePassword(site, 'secret99');
    const { http } = open({}, { holdOld: true });
    expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
    await change(undefined, 'brandnew1');
    await waitFor(() => expect(storedPassword(site)).toBe('brandnew1'));
    expect(changes(http)[0]?.given).toMatchObject({ oldPassword: 'secret99' });
  });

  it('always asks where holding is off', () => {
    const { site, unmount } = open();
    unmount();
    storePassword(site, 'secret99');
    open();
    expect(old()).toBeInTheDocument();
  });

  it.each([
    ['the password of the player’s own record', { username: 'mei', password: 'secret99' }, 'brandnew1'],
    ['nothing where only the name is stored', { username: 'mei', password: '' }, ''],
    ['nothing of another player’s record', { username: 'lin', password: 'hers' }, 'hers'],
  ])('renews in what the next login reads: %s', async (_title, remembered, password) => {
    const { site, location } = open({}, { login: { rememberKey: 'ACME_LOGIN', rememberSalt: 'salz' } });
    rememberLogin(
      site,
      { type: 'username', countryDialingCode: '', ...remembered },
      remembered.password === '' ? 'username' : 'password',
    );
    await change('secret99', 'brandnew1');
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(rememberedLogin(site)).toMatchObject({ username: remembered.username, password });
    expect(localStorage.getItem('MC_LOGIN_INFO')).toBeNull();
  });

  it('sends nothing when old and new are the same, and says so in a prompt with one button', async () => {
    const user = userEvent.setup();
    const { http } = open();
    await change('secret99', 'secret99');
    const prompt = await screen.findByRole('dialog', { name: 'Please note' });
    expect(prompt).toHaveTextContent('must differ from the current one');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(changes(http)).toEqual([]);
  });

  it('checks the form before it looks for the same password', async () => {
    const { http } = open();
    await change('secret99', 'secret99', 'secret98');
    await waitFor(() => expect(confirm()).toHaveAccessibleDescription('Confirmation password not matched'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(changes(http)).toEqual([]);
  });

  it('asks for the confirmation in its own words', async () => {
    const user = userEvent.setup();
    open();
    await user.click(submit());
    await waitFor(() => expect(confirm()).toHaveAccessibleDescription('Enter password'));
  });

  it('only ends the waiting message when it fails, and asks for the old password it may have held wrongly', async () => {
    const { site, unmount } = open();
    unmount();
    storePassword(site, 'out-of-date');
    const { store, location } = open({ changePassword: new ApiError('password.wrong', 400, 'no') }, { holdOld: true });
    await change(undefined, 'brandnew1');
    await waitFor(() => expect(old()).toBeInTheDocument());
    expect(store.getState().toasts).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(location().pathname).toBe('/m/changePsw');
  });
});
