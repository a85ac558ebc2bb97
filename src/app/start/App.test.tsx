import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { preloadBlocks } from '#src/registry/blocks.ts';
import { overHome } from '#src/site/dialogState.ts';
import { storeSession } from '#src/site/storedSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { memberSession as member } from '#tests/support/memberSession.ts';
import { App } from './App.tsx';
import { RoutedPage } from '../pages/preloadScreen.ts';

/** An empty lobby, so that only the routes are tested. */
const bare = Object.fromEntries(
  ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu'].map((region) => [`/template/layout/${region}`, []]),
);

const open = (path: string, { state, release = {} }: { state?: unknown; release?: Readonly<Record<string, unknown>> } = {}) =>
  renderWithSite(<App />, { path, state, answers: { logout: undefined }, release: { ...bare, ...release } });

const dialog = (name: string) => screen.findByRole('dialog', { name });

// Loads the pages' code before the tests, so that none of them waits for it.
beforeAll(async () => {
  await RoutedPage.preload('EN');
  await preloadBlocks(
    ['login-form', 'register-form', 'forgot-form', 'change-password-form', 'settings-list', 'trial-start'],
    false,
  );
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an address', () => {
  it('of the trial is a page of its own', async () => {
    open('/m/trail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Free trial' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    ['/m/login', 'Log in', 'directly', null],
    ['/m/register', 'Sign up', 'directly', null],
    ['/m/register.html', 'Sign up', 'directly', null],
    ['/m/forget', 'Recover password', 'directly', null],
    ['/m/login', 'Log in', 'by a link', { ...overHome, elsewhere: true }],
  ])('%s (“%s”) opened %s is a dialog over home, and closes to home', async (path, title, _how, state) => {
    const user = userEvent.setup();
    const { location } = open(path, { state });
    expect(await dialog(title)).toBeInTheDocument();
    expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('id', 'content');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that is unknown leads home', async () => {
    const { location } = open('/m/nowhere');
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });
});

describe('the title of the document', () => {
  it('is that of the page on show, also after the player went on', async () => {
    const user = userEvent.setup();
    open('/m/forget', { state: overHome });
    await dialog('Recover password');
    const brand = /^Recover password · (.+)$/.exec(document.title)?.[1];
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(document.title).toBe(`Log in · ${brand}`));
  });
});

describe('a move within the page', () => {
  const announced = () => screen.getAllByRole('status', { hidden: true }).map(({ textContent }) => textContent);

  it('takes the focus to the heading of the next page and announces its title, the first page not', async () => {
    const user = userEvent.setup();
    open('/m/trail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Free trial' })).not.toHaveFocus();
    expect(announced()).not.toContain(document.title);
    await user.click(screen.getByRole('link', { name: 'Back to the lobby' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    expect(screen.queryByRole('heading', { name: 'Free trial' })).toBeNull();
    expect(announced()).toContain(document.title);
  });

  it('leaves a dialog the focus, and takes what nothing has once it is closed', async () => {
    const user = userEvent.setup();
    open('/m/login');
    const login = await dialog('Log in');
    expect(login).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('one form after another', () => {
  it('is one dialog: opening the next closes the one before', async () => {
    const user = userEvent.setup();
    const { location } = open('/m/forget', { state: overHome });
    await dialog('Recover password');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    expect(await dialog('Log in')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(location()).toMatchObject({ pathname: '/m/login', state: overHome });
  });

  it('is closed to home where the first was opened directly', async () => {
    const user = userEvent.setup();
    const { location } = open('/m/forget');
    await dialog('Recover password');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await dialog('Log in');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });
});

describe('a page that is not for all', () => {
  it('leads a guest to the login, and afterwards where he wanted to go', async () => {
    const { location, store } = open('/m/set');
    await dialog('Log in');
    expect(location()).toMatchObject({ pathname: '/m/login', state: { over: 'home', from: '/m/set' } });
    // A login in another tab is a login here.
    localStorage.setItem('MC_SESSION_INFO', JSON.stringify(member));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })));
    await waitFor(() => expect(store.getState().session).toMatchObject({ userName: 'mei' }));
    await waitFor(() => expect(location().pathname).toBe('/m/set'));
  });

  it('opens for a member at once', async () => {
    storeSession(member);
    open('/m/set');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(await screen.findByText('mei')).toBeInTheDocument();
  });

  it('shows a trial account on its way to the member centre how to get an account, and leads home', async () => {
    storeSession({ ...member, type: 4 });
    const { location } = open('/m/member/home');
    const alert = await dialog('Trial account');
    expect(within(alert).getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(within(alert).getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(location().pathname).toBe('/m/home');
  });

  it('refuses a trial account with a message and leads home', async () => {
    storeSession({ ...member, type: 4 });
    const { location, store } = open('/m/voucherCenter');
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
    expect(store.getState().toasts).toMatchObject([{ length: 'reject' }]);
  });

  it.each([
    ['home', '/m/home'],
    ['login', '/m/login'],
  ])('the password change leads a guest to %s where the release says so', async (guestTarget, path) => {
    const { location } = open('/m/changePsw', { release: { '/template/behaviour': { password: { guestTarget } } } });
    await waitFor(() => expect(location().pathname).toBe(path));
  });

  it('gives way to home when its session is ended in another tab', async () => {
    storeSession(member);
    const { location } = open('/m/set');
    await screen.findByRole('heading', { name: 'Settings' });
    localStorage.removeItem('MC_SESSION_INFO');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'MC_SESSION_INFO' })));
    await waitFor(() => expect(location().pathname).toBe('/m/home'));
  });

  it('gives way to the login when its session expires, which leads back', async () => {
    storeSession(member);
    const { location, store } = open('/m/set');
    await screen.findByRole('heading', { name: 'Settings' });
    act(() => store.getState().setSession(null)); // what the HTTP client does
    await waitFor(() => expect(location()).toMatchObject({ pathname: '/m/login', state: { from: '/m/set' } }));
    expect(store.getState().toasts).toMatchObject([{ text: 'not logged in, please login first' }]);
  });
});
