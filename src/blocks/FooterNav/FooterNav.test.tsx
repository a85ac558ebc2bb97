import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { OverlayHost } from '#src/app/overlays/OverlayHost.tsx';
import { returnPathOf } from '#src/site/dialogState.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { FooterNav } from './FooterNav.tsx';

const bar = (
  <>
    <FooterNav labels emphasis={false} />
    <OverlayHost />
  </>
);
const order = (footer: string) => ({ release: { '/template/parameters/footer_nav': footer } });

describe('the bar at the bottom', () => {
  it('shows the items in the merchant’s order and marks where one is', () => {
    renderWithSite(bar, order('member,home,activity'));
    const items = screen.getAllByRole('link');
    expect(items.map(({ textContent }) => textContent)).toEqual(['My account', 'Home', 'Promotions']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'page', null]);
  });

  it('leads to all games and to the search, which is marked while it is open', () => {
    renderWithSite(bar, { ...order('home,games,search'), path: '/m/home', search: '?q=gold' });
    const item = (name: string) => screen.getByRole('link', { name });
    expect(item('Games')).toHaveAttribute('href', '/m/gameCenter');
    expect(item('Search')).toHaveAttribute('href', '/m/home?q=');
    expect(screen.getAllByRole('link', { current: 'page' })).toEqual([item('Search')]);
  });

  it('names items whose labels are off', () => {
    renderWithSite(<FooterNav labels={false} emphasis={false} />, order('home,deposit'));
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/login');
  });

  it.each([
    ['the page that was tapped', 'deposit', '/m/voucherCenter'],
    ['nowhere from the chat, which is not a page', 'chat', undefined],
  ])('leads a guest by the login to %s', async (_what, item, from) => {
    const { location } = renderWithSite(bar, { release: { ...order(item).release, '/switches/CBS3': '1' } });
    await userEvent.click(screen.getByRole('link'));
    expect(location().pathname).toBe('/m/login');
    expect(returnPathOf(location().state)).toBe(from);
  });

  it('refuses a trial account the deposit, with a message of two seconds', async () => {
    const { store } = renderWithSite(bar, { ...order('deposit'), mode: 'preview', visitor: sampleVisitor.trial });
    await userEvent.click(screen.getByRole('button', { name: 'Deposit' }));
    expect(store.getState().toasts).toMatchObject([{ text: expect.stringMatching('full members'), durationMs: 2000 }]);
  });

  it('shows a trial account why the member centre is closed, and where to register', async () => {
    renderWithSite(bar, { ...order('member'), mode: 'preview', visitor: sampleVisitor.trial });
    await userEvent.click(screen.getByRole('button', { name: 'My account' }));
    expect(await screen.findByRole('dialog', { name: 'Trial account' })).toHaveTextContent('Only for full members');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/m/register');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers a trial account no registration where the merchant shows none', async () => {
    const release = { ...order('member').release, '/template/parameters/switch_register_button': '0' };
    renderWithSite(bar, { release, mode: 'preview', visitor: sampleVisitor.trial });
    await userEvent.click(screen.getByRole('button', { name: 'My account' }));
    expect(await screen.findByRole('dialog', { name: 'Trial account' })).toHaveTextContent('Only for full members');
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it.each([
    ['goes to the chat that is open', { chatUrl: '/sandbox/chat?ticket=1' }, []],
    ['says that the chat is unavailable', {}, [{ kind: 'error', text: expect.stringMatching('Live chat is not available') }]],
    ['says that the chat does not open', new ApiError('http.500', 500, ''), [{ kind: 'error' }]],
  ])('%s', async (_what, chatLaunch, toasts) => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { store, http } = renderWithSite(bar, {
      ...order('chat'),
      release: {
        ...order('chat').release,
        '/switches/CBS3': '1',
        '/template/behaviour/timings/chatDelayMs': 0,
      },
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { chatLaunch },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    await expect.poll(() => store.getState().toasts).toMatchObject(toasts);
    if (toasts.length === 0) await expect.poll(() => went.mock.calls).toEqual([['/sandbox/chat?ticket=1']]);
    expect(http.asked.find(({ call }) => call === 'chatLaunch')?.given).toMatchObject({
      b2c: 1,
      language: 'EN',
      title: 'Livery',
    });
    went.mockRestore();
  });

  it('asks for a chat in the one language that the merchant has set (LANG-06)', async () => {
    const { http } = renderWithSite(bar, {
      ...order('chat'),
      release: {
        ...order('chat').release,
        '/switches/CBS3': '1',
        '/template/behaviour/content/chatLanguage': 'CN',
      },
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { chatLaunch: {} },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    await expect
      .poll(() => http.asked)
      .toContainEqual(expect.objectContaining({ given: expect.objectContaining({ language: 'CN' }) }));
  });

  it('lets the player choose among several desks, and passes the choice to the chat', async () => {
    const went = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const chatModels = [
      { id: 'desk', name: 'Service desk' },
      { id: 'money', name: 'Payments' },
    ];
    const { http } = renderWithSite(bar, {
      release: {
        ...order('chat').release,
        '/switches/CBS3': '1',
        '/template/behaviour/timings/chatDelayMs': 0,
        '/template/behaviour/platform/chatModelField': 'desk',
      },
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { chatModels, chatLaunch: { chatUrl: '/sandbox/chat?ticket=1' } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Chat' }));
    expect(await screen.findByRole('dialog', { name: 'Who would you like to chat with?' })).toBeVisible();
    expect(http.asked.some(({ call }) => call === 'chatLaunch')).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Payments' }));
    await expect.poll(() => went.mock.calls).toEqual([['/sandbox/chat?ticket=1']]);
    expect(http.asked.find(({ call }) => call === 'chatLaunch')?.given).toMatchObject({ desk: 'money' });
    expect(screen.queryByRole('dialog')).toBeNull();
    went.mockRestore();
  });

  it.each([
    ['CBS_unreadCount', '3 unread'],
    ['CSP_unreadCount', '8 unread'],
  ])('counts unread chat messages by %s', async (chatCount, count) => {
    renderWithSite(bar, {
      release: {
        ...order('chat').release,
        '/switches/CBS3': '1',
        '/template/behaviour/content/chatCount': chatCount,
      },
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { chatUnread: { count: 3 }, chatUnreadOther: { count: 8 } },
    });
    expect(await screen.findByRole('img', { name: count })).toBeVisible();
  });

  it.each([
    ['member', sampleVisitor.member, '2 unread'],
    ['trial', sampleVisitor.trial, null],
    ['guest', sampleVisitor.guest, null],
  ])('counts what a %s has not read', async (_who, visitor, count) => {
    const announcements = [false, true, false].map((read, id) => ({ id, type: 'PL' as const, title: `N${id}`, read }));
    renderWithSite(bar, { ...order('home,notice'), mode: 'preview', visitor, answers: { announcements } });
    if (count === null) expect(screen.queryByRole('img')).toBeNull();
    else expect(await screen.findByRole('img', { name: count })).toHaveTextContent('2');
  });

  it('opens customer support with the decrypted links, and leaves out what cannot be read', async () => {
    const service = [
      { title: 'CS', path: 'https://chat.example/' },
      { title: 'whatsapp', path: 'nonsense' },
    ];
    renderWithSite(bar, { ...order('service'), answers: { service } });
    await userEvent.click(screen.getByRole('button', { name: 'Support' }));
    const links = await screen.findAllByRole('link', { name: /opens in a new window/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Live chat (opens in a new window)', 'https://chat.example/'],
    ]);
  });
});
