import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { preloadBlocks } from '#src/registry/blocks.ts';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PageFrame } from './PageFrame.tsx';

const open = (path: string, setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(
    <PageFrame heading={<h1>Slots</h1>}>
      <p>Games</p>
    </PageFrame>,
    { path, ...setting },
  );
const asMember = {
  mode: 'preview',
  visitor: sampleVisitor.member,
  answers: { member: { id: 1, account: 'mira88', nickname: 'Mira', type: 0 }, wallet: { sumBalance: 12345.6 } },
} as const;
const header = () => within(screen.getByRole('banner'));
const menuOf = (opener: HTMLElement) => document.getElementById(opener.getAttribute('popovertarget') ?? '');

beforeAll(() => preloadBlocks(['home-header', 'left-menu', 'right-menu', 'member-menu', 'footer-nav']));
beforeEach(playPopovers);

describe('the header of a page', () => {
  it('leads a guest back, to login and sign-up, and opens the menu', () => {
    open('/m/slot-games');
    expect(header().getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
    expect(header().getByRole('link', { name: 'Back to the lobby' })).toBeVisible();
    expect(header().getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    expect(header().getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    expect(menuOf(header().getByRole('button', { name: 'Menu' }))).toHaveAccessibleName('Menu');
    expect(document.getElementById('memberMenu')).toBeNull();
  });

  it('shows a member the balance, and opens the account’s menu and the side menu', async () => {
    open('/m/slot-games', asMember);
    expect(await header().findByRole('button', { name: 'Hide balance: Balance 12,345.60' })).toHaveTextContent('12,345.60');
    const account = header().getByRole('button', { name: 'My account: Mira' });
    await waitFor(() => expect(menuOf(account)).toHaveAccessibleName('Member menu'));
    expect(menuOf(header().getByRole('button', { name: 'Menu' }))).toHaveAccessibleName('Menu');
    expect(header().queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('hides the balance at a tap', async () => {
    const { store } = open('/m/slot-games', asMember);
    await userEvent.click(await header().findByRole('button', { name: /12,345.60/ }));
    expect(header().getByRole('button', { name: 'Hide balance: Balance hidden' })).toHaveTextContent('******');
    expect(store.getState().hideBalance).toBe(true);
  });

  it('asks again at a tap for a balance that could not be had', async () => {
    const wallet = new ApiError('http.503', 503, '');
    const { http } = open('/m/slot-games', { ...asMember, answers: { ...asMember.answers, wallet } });
    const failed = await header().findByRole('button', { name: 'Refresh balance: Balance unavailable' });
    http.answer({ wallet: { sumBalance: 7 } });
    await userEvent.click(failed);
    expect(await header().findByRole('button', { name: /7.00/ })).toBeVisible();
  });

  it.each(['/m/mine', '/m/lottery', '/m/agent'])('is not there on %s, nor are its menus (HEAD-01)', (path) => {
    open(path);
    expect([screen.queryByRole('banner'), document.getElementById('leftMenu')]).toEqual([null, null]);
  });

  it.each([
    ['without a menu', { '/template/layout/leftMenu': [] }],
    [
      'with one that is not for the visitor',
      { '/template/layout/leftMenu': [{ id: 'menu', block: 'left-menu', when: { not: { audience: ['guest'] } } }] },
    ],
  ])('has no button for one in a layout %s', (_how, release) => {
    open('/m/slot-games', { release });
    expect(header().getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(header().queryByRole('button', { name: 'Menu' })).toBeNull();
  });

  it('follows the settings of home’s header', async () => {
    const placed = { id: 'top', block: 'home-header', props: { sticky: true, balance: false, member: 'page' } };
    open('/m/slot-games', { ...asMember, release: { '/template/layout/header': [placed] } });
    expect(await header().findByRole('link', { name: 'My account: Mira' })).toHaveAttribute('href', '/m/member/home');
    expect(header().queryByRole('button', { name: /balance/i })).toBeNull();
  });

  it('offers no sign-up where the merchant has none', () => {
    open('/m/slot-games', { release: { '/template/parameters/switch_register_button': '0' } });
    expect(header().queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});
