import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { standInWidgets } from '#tests/support/standInWidgets.ts';
import { SettingsList } from './SettingsList.tsx';

const PASSWORD = /^Login password/;
const known: FakeAnswers = {
  securityConfig: { loginPassword: true },
  wallet: { sumBalance: 0 },
  deleteAccount: undefined,
};

function open(answers: FakeAnswers = known, release: Readonly<Record<string, unknown>> = {}) {
  const shown = renderWithSite(<SettingsList account data card={false} />, { answers, release, path: '/m/set' });
  act(() => shown.store.getState().setSession(session));
  return { ...shown, sent: () => shown.http.asked.filter(({ call }) => call === 'deleteAccount').map(({ given }) => given) };
}

async function openDeletion(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Delete account' }));
  return within(await screen.findByRole('dialog'));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('downloading one’s data', () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  beforeEach(() => {
    blobs.length = 0;
    names.length = 0;
    URL.createObjectURL = vi.fn((blob: Blob) => (blobs.push(blob), 'blob:own-data'));
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  const download = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await user.click(await screen.findByRole('button', { name: 'Download' }));
  };

  it.each([
    [[], 'Your data has been downloaded'],
    [['ledger'], 'Your data has been downloaded. Very long lists contain the newest entries only.'],
  ])('saves the platform’s whole answer as a file; where %j was too long it says so', async (shortened, message) => {
    const user = userEvent.setup();
    const answer = { exportedAt: '2026-03-01T12:00:00.000Z', data: { accounts: [{ username: 'mei' }] }, shortened };
    const { store } = open({ exportOwnData: answer });
    await download(user);
    await waitFor(() => expect(names).toEqual(['preset-2026-03-01.json']));
    expect(JSON.parse((await blobs[0]?.text()) ?? '')).toEqual(answer);
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: message }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says what went wrong, and can be tried again', async () => {
    const user = userEvent.setup();
    open({ exportOwnData: new ApiError('rate.limited', 429, '') });
    await download(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
    expect(names).toEqual([]);
  });
});

describe('deleting the account', () => {
  it('says what goes and what stays, and leaves nothing of the player in the browser', async () => {
    const user = userEvent.setup();
    localStorage.setItem('MC_LOGIN_INFO', '{"username":"mei"}');
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(session));
    localStorage.setItem('searches', '["dragon"]');
    const { store, location, sent } = open();
    const dialog = await openDeletion(user);
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    expect(dialog.getByText(/kept without your name until \d\d\/\d\d\/20\d\d/)).toBeVisible();
    await user.type(await dialog.findByLabelText(PASSWORD), 'secret99');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(sent()).toEqual([{ oldPassword: 'secret99' }]);
    expect(store.getState().session).toBeNull();
    expect(['MC_LOGIN_INFO', 'MC_SESSION_INFO', 'searches'].map((key) => localStorage.getItem(key))).toEqual([null, null, null]);
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Your account has been deleted' }]);
  });

  it('says that nothing is kept where the merchant keeps nothing', async () => {
    open(known, { '/template/behaviour/member': { keepMoneyDays: 0 } });
    const dialog = await openDeletion(userEvent.setup());
    expect(dialog.queryByText(/kept without your name/)).not.toBeInTheDocument();
  });

  it('needs the money to be given up, by its amount', async () => {
    const user = userEvent.setup();
    const { sent } = open({ ...known, wallet: { sumBalance: 12.5 } });
    const dialog = await openDeletion(user);
    await user.type(await dialog.findByLabelText(PASSWORD), 'secret99');
    expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: /I give up .*12\.50/ }));
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(sent()).toEqual([{ oldPassword: 'secret99', forfeits: 12.5 }]));
  });

  it('asks again when the money has changed since', async () => {
    const user = userEvent.setup();
    const refusal = new ApiError('account.balance', 409, '', { balance: 40 });
    const { store } = open({ ...known, deleteAccount: refusal });
    const dialog = await openDeletion(user);
    await user.type(await dialog.findByLabelText(PASSWORD), 'secret99{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('There is still money in your account.');
    expect(dialog.getByRole('checkbox', { name: /I give up .*40/ })).not.toBeChecked();
    expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    expect(store.getState().session).not.toBeNull();
  });

  it.each([
    ['password.oldWrong', 'Incorrect login password'],
    ['account.withdrawal', 'A withdrawal is still pending.'],
  ])('after %s says: %s', async (code, text) => {
    const user = userEvent.setup();
    const { store } = open({ ...known, deleteAccount: new ApiError(code, 409, '') });
    const dialog = await openDeletion(user);
    await user.type(await dialog.findByLabelText(PASSWORD), 'secret99{Enter}');
    expect(await dialog.findByText(text, { exact: false })).toBeVisible();
    expect(store.getState().session).not.toBeNull();
  });

  it('asks for a code where the account has no password', async () => {
    open({ ...known, securityConfig: { loginPassword: false, mobile: true }, countries: [] });
    const dialog = await openDeletion(userEvent.setup());
    expect(await dialog.findByRole('button', { name: 'Send code' })).toBeVisible();
    expect(dialog.queryByLabelText(PASSWORD)).not.toBeInTheDocument();
  });

  it('asks for the code again by itself, once the captcha that it was not sent without has passed', async () => {
    const widgets = standInWidgets();
    const user = userEvent.setup();
    const { http } = open({
      ...known,
      securityConfig: { loginPassword: false, mobile: true },
      countries: [{ code: 'VN', name: 'Vietnam', dialingCode: '84' }],
      smsWithoutLogin: new ApiError('captcha.required', 403, ''),
      captcha: { captchaId: 'c-1', provider: 'turnstile' },
    });
    const dialog = await openDeletion(user);
    await user.type(await dialog.findByRole('textbox', { name: /number/ }), '912345678');
    await user.click(dialog.getByRole('button', { name: 'Send code' }));
    const human = await dialog.findByRole('button', { name: 'I am human' });
    http.answer({ smsWithoutLogin: { expirationTime: Date.now() + 60_000 } });
    await user.click(human);
    const codes = () => http.asked.filter(({ call }) => call === 'smsWithoutLogin').map(({ given }) => given);
    await waitFor(() => expect(codes()[1]).toMatchObject({ captcha: 'token of widget 1', captchaId: 'c-1' }));
    widgets.stop();
  });

  it('leads to the customer support where nothing can prove whose account it is', async () => {
    open({ ...known, securityConfig: { loginPassword: false, mobile: false } });
    const dialog = await openDeletion(userEvent.setup());
    expect(await dialog.findByText(/contact customer support/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Delete account' })).not.toBeInTheDocument();
  });
});

it.each([
  ['a block without own data', false, session.type],
  ['a trial account', true, 4],
])('%s is offered neither', (_title, data, type) => {
  const { store } = renderWithSite(<SettingsList account data={data} card={false} />, { path: '/m/set' });
  act(() => store.getState().setSession({ ...session, type }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Log out']);
});

it.each([
  ['exportOwnData', 'Download my data'],
  ['deleteAccount', 'Delete account'],
])('without the call %s nothing offers it', (call, name) => {
  open(known, { '/template/behaviour/platform/paths': { [call]: '' } });
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change password' })).toBeVisible();
});
