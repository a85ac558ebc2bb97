import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { OnHome } from '#src/site/onHome.ts';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HomeHeader } from './HomeHeader.tsx';

const header = <HomeHeader sticky balance bell={false} member="memberMenu" />;

describe('the header of a guest', () => {
  it('opens the left menu without script and leads to login and sign-up', () => {
    renderWithSite(header);
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', 'leftMenu');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
  });

  it('offers no sign-up when the merchant hides it', () => {
    renderWithSite(header, { release: { '/template/parameters/switch_register_button': '0' } });
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });
});

describe('the logo', () => {
  it('leads to home’s own address, without a step in the history', async () => {
    const { location } = renderWithSite(header, { path: '/m/index', search: '?from=mail' });
    await userEvent.click(screen.getByRole('link', { name: 'Livery' }));
    await expect.poll(() => location().pathname + location().search).toBe('/m/home');
  });
});

describe('the header of a member who is awaited', () => {
  it('has neither a guest’s links nor anything of a member until the session is known', async () => {
    const { element, store } = inSite(header, { answers: { wallet: { sumBalance: 7 } } });
    store.setState({ awaits: { type: 0, hasPlayed: false } });
    render(element);
    expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^My account/ })).toBeNull();
    act(() => store.getState().setSession(session));
    expect(await screen.findByRole('button', { name: /^My account/ })).toBeVisible();
  });

  it('becomes a guest’s where the session has ended', async () => {
    const { element, store } = inSite(header);
    store.setState({ awaits: { type: 0, hasPlayed: false } });
    render(element);
    act(() => store.getState().setSession(null));
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

describe('the header of a member', () => {
  const answers = { member: { id: 1, account: 'mira88', nickname: 'Mira', type: 0 }, wallet: { sumBalance: 12345.6 } };
  const show = () => renderWithSite(header, { mode: 'preview', visitor: sampleVisitor.member, answers });

  it('shows name and balance with two decimals', async () => {
    show();
    expect(await screen.findByText('12,345.60')).toBeVisible();
    expect(screen.getByRole('button', { name: 'My account: Mira' })).toHaveAttribute('popovertarget', 'memberMenu');
  });

  it('opens the right menu where the layout says so, and leads to the member centre where it has no menu', async () => {
    const { unmount } = renderWithSite(<HomeHeader sticky balance bell={false} member="rightMenu" />, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers,
    });
    expect(await screen.findByRole('button', { name: 'My account: Mira' })).toHaveAttribute('popovertarget', 'rightMenu');
    unmount();
    renderWithSite(header, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers,
      release: { '/template/layout/memberMenu': [] },
    });
    expect(await screen.findByRole('link', { name: 'My account: Mira' })).toHaveAttribute('href', '/m/member/home');
  });

  it('asks for a menu whose code is still on its way', async () => {
    const { store } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'My account: Mira' }));
    expect(store.getState().overlay).toBe('memberMenu');
  });

  it('has a bell that leads to the notices and counts the unread ones, on home alone and where the menus have notices', async () => {
    const bell = <HomeHeader sticky balance bell member="page" />;
    const announcements = [{ id: 1, title: 'New', type: 'PL' as const, read: false }];
    const setting = { mode: 'preview' as const, visitor: sampleVisitor.member, answers: { ...answers, announcements } };
    const { unmount } = renderWithSite(bell, setting);
    const link = await screen.findByRole('link', { name: 'Notices 1 unread' });
    expect(link).toHaveAttribute('href', '/m/notice');
    unmount();

    const onPage = renderWithSite(<OnHome value={false}>{bell}</OnHome>, setting);
    await screen.findByRole('link', { name: 'My account: Mira' });
    expect(screen.queryByRole('link', { name: /Notices/ })).toBeNull();
    onPage.unmount();

    renderWithSite(bell, {
      ...setting,
      release: { '/template/behaviour/menus/notices/switch': 'TRIAL3', '/switches/TRIAL3': '0' },
    });
    await screen.findByRole('link', { name: 'My account: Mira' });
    expect(screen.queryByRole('link', { name: /Notices/ })).toBeNull();
  });

  it('hides the balance so that no digit is left in the page, and shows it again', async () => {
    show();
    await screen.findByText('12,345.60');
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    const banner = screen.getByRole('banner');
    // The clock of the session may show.
    expect(banner.textContent).not.toMatch(/12|345|60/);
    expect(banner.querySelector('[aria-label*="12,345"]')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide balance' }));
    expect(screen.getByText('12,345.60')).toBeVisible();
  });

  it('masks the balance while it is asked for again', async () => {
    const { http } = show();
    await screen.findByText('12,345.60');
    let send: (wallet: { sumBalance: number }) => void = () => undefined;
    http.answer({ wallet: new Promise((resolve) => (send = resolve)) });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh balance' }));
    expect(screen.getByText('******')).toBeVisible();
    send({ sumBalance: 7 });
    expect(await screen.findByText('7.00')).toBeVisible();
  });
});
