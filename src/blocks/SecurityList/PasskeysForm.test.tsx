import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { giveBrowserPasskeys, sentPasskeys, takePasskeysAfterEach } from '#tests/support/fakePasskeys.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { securityRows } from './block.ts';
import { SecurityList } from './SecurityList.tsx';

const path = '/wps/member/passkeys';
const paths = { passkeys: path, passkeyOptions: `${path}/options`, addPasskey: path, removePasskey: path };
const on = { '/template/behaviour/login/passkeys': true, '/template/behaviour/platform/paths': paths };
const phone = { id: '7', name: 'My phone', addedAt: '2026-01-05T10:00:00Z', usedAt: '2026-02-03T10:00:00Z' };
const tablet = { id: '8', name: 'Tablet', addedAt: '2026-02-10T10:00:00Z' };
const options = {
  challenge: 'AAECAw',
  rp: { id: 'localhost', name: 'Livery' },
  user: { id: 'AQ', name: 'mira', displayName: 'Mira' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

const show = (answers: FakeAnswers = {}, changes: Readonly<Record<string, unknown>> = {}, search = '?form=passkeys') =>
  renderWithSite(<SecurityList rows={[...securityRows]} progress />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    path: '/m/securityCenter',
    search,
    release: { ...on, ...changes },
    answers: {
      securityConfig: { loginPassword: true, passkeys: true },
      passkeys: [tablet, phone],
      passkeyOptions: options,
      addPasskey: undefined,
      removePasskey: undefined,
      ...answers,
    },
  });
type Shown = ReturnType<typeof show>;
const sent = ({ http }: Shown, call: string) => http.asked.filter((each) => each.call === call).map(({ given }) => given);
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
const typePassword = async (where: ReturnType<typeof within> = screen) =>
  userEvent.type(where.getByLabelText(/^Login password/), 'secret99');

takePasskeysAfterEach();

describe('the entry of the list', () => {
  it('says whether there are any, and leads to them', async () => {
    show({}, {}, '');
    const link = await screen.findByRole('link', { name: /^Passkeys.*Done$/ });
    expect(link).toHaveAttribute('href', '/m/securityCenter?form=passkeys');
  });

  it.each(Object.keys(paths))('is not there without the call %s', async (call) => {
    show({}, { '/template/behaviour/platform/paths': { ...paths, [call]: '' } }, '');
    await screen.findByText('1 of 1 set up');
    expect(screen.queryByText('Passkeys')).toBeNull();
  });

  it('is not there where passkeys are switched off', async () => {
    show({}, { '/template/behaviour/login/passkeys': false }, '');
    await screen.findByText('1 of 1 set up');
    expect(screen.queryByText('Passkeys')).toBeNull();
  });
});

describe('a member’s passkeys', () => {
  it('are listed with the days on which they were added and used', async () => {
    giveBrowserPasskeys();
    show();
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent.replaceAll('\u00A0', ' '))).toEqual([
      'TabletAdded: Feb 10, 2026Never used',
      'My phoneAdded: Jan 5, 2026Last used: Feb 3, 2026',
    ]);
  });

  it('are none at first', async () => {
    show({ passkeys: [] });
    expect(await screen.findByText('You have no passkeys yet.')).toBeVisible();
  });

  it('are asked for again when they could not be read', async () => {
    const { http } = show({ passkeys: new ApiError('http.503', 503, '') });
    const again = await screen.findByRole('button', { name: 'Try again' });
    http.answer({ passkeys: [phone] });
    await userEvent.click(again);
    expect(await screen.findByText('My phone')).toBeVisible();
  });
});

describe('adding a passkey', () => {
  it('proves the password first, lets the device make one, and shows it', async () => {
    const asked = giveBrowserPasskeys();
    const shown = show({ passkeys: [] });
    await screen.findByText('You have no passkeys yet.');
    await userEvent.clear(screen.getByRole('textbox', { name: /^Name of the passkey/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the passkey/ }), 'My phone');
    await typePassword();
    shown.http.answer({ passkeys: [phone] });
    await add();
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(sent(shown, 'passkeyOptions')).toEqual([{ password: 'secret99' }]);
    expect(asked).toMatchObject([{ publicKey: { user: { name: 'mira' } } }]);
    expect(sent(shown, 'addPasskey')).toMatchObject([{ name: 'My phone', passkey: sentPasskeys.made }]);
    expect(shown.store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Passkey added' }]);
    expect(screen.getByLabelText(/^Login password/)).toHaveValue('');
  });

  it('says at the password that it is wrong, before the device makes anything', async () => {
    const asked = giveBrowserPasskeys();
    show({ passkeyOptions: new ApiError('password.oldWrong', 403, '') });
    await screen.findByText('My phone');
    await userEvent.type(screen.getByRole('textbox', { name: /^Name of the passkey/ }), 'x');
    await typePassword();
    await add();
    await waitFor(() => expect(screen.getByLabelText(/^Login password/)).toHaveAccessibleDescription(/Incorrect login password/));
    expect(asked).toEqual([]);
  });

  it.each<[string, string, string, FakeAnswers?]>([
    ['has one already', 'InvalidStateError', 'This device already has a passkey for your account.'],
    ['fails', 'SecurityError', 'The passkey could not be used on this device.'],
  ])('says so when the device %s', async (_title, error, words) => {
    giveBrowserPasskeys({ error });
    const shown = show({}, { '/template/behaviour/member/askPassword': false });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name of the passkey/ }), 'x');
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(sent(shown, 'passkeyOptions')).toEqual([{}]);
    expect(sent(shown, 'addPasskey')).toEqual([]);
  });

  it('says nothing when the player closes the browser’s dialog', async () => {
    const asked = giveBrowserPasskeys({ error: 'NotAllowedError' });
    const shown = show({}, { '/template/behaviour/member/askPassword': false });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name of the passkey/ }), 'x');
    await add();
    await waitFor(() => expect(asked).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy'));
    expect(sent(shown, 'addPasskey')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not offered by a browser without passkeys, which says so', async () => {
    show();
    expect(await screen.findByText(/^This browser does not support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    expect(await screen.findByText('My phone')).toBeVisible();
  });
});

describe('removing a passkey', () => {
  async function ask() {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove passkey My phone' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove this passkey?' });
    const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Remove passkey' }));
    return { dialog, confirm };
  }

  it('asks for the password, and moves the focus to the list', async () => {
    const shown = show();
    const { dialog, confirm } = await ask();
    expect(dialog).toHaveTextContent('You will no longer be able to log in with “My phone”.');
    await typePassword(within(dialog));
    shown.http.answer({ passkeys: [tablet] });
    await confirm();
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull());
    expect(sent(shown, 'removePasskey')).toEqual([{ id: '7', password: 'secret99' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Your passkeys' })).toHaveFocus();
    expect(shown.store.getState().toasts).toMatchObject([{ text: 'Passkey removed' }]);
  });

  it('says what is wrong, and keeps the passkey', async () => {
    const { http } = show({ removePasskey: new ApiError('password.oldWrong', 403, '') });
    const { dialog, confirm } = await ask();
    await typePassword(within(dialog));
    await confirm();
    await waitFor(() =>
      expect(within(dialog).getByLabelText(/^Login password/)).toHaveAccessibleDescription(/Incorrect login password/),
    );
    http.answer({ removePasskey: new ApiError('network', 0, '') });
    await typePassword(within(dialog));
    await confirm();
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection.');
    expect(screen.getByText('My phone')).toBeVisible();
  });
});
