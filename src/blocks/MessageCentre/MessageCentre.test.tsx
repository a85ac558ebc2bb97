import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messageRows } from './block.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { SiteContext, useSite } from '#src/site/siteContext.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { MessageCentre } from './MessageCentre.tsx';

const notice = (id: number, read: boolean) => ({ id, type: 'PL' as const, title: `Notice ${id}`, read });
const answers: FakeAnswers = {
  announcements: [notice(1, false), notice(2, true), notice(3, false)],
  inboxUnread: { count: 120 },
  chatUnread: { count: 4 },
};
const chatOn = { '/switches/CBS3': '1' };

/** The centre of a platform with these settings. */
function Centre({ entry = '', ...settings }: SettingsAnswer & { readonly entry?: string }) {
  const value = useSite();
  return (
    <SiteContext value={{ ...value, settings }}>
      <MessageCentre rows={[...messageRows]} affiliateEntry={entry} />
    </SiteContext>
  );
}

const open = (element = <Centre />, setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(element, { mode: 'preview', visitor: sampleVisitor.member, answers, path: '/m/message', ...setting });
const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('[class*=title]')?.textContent);
const telegram = { resourceType: 'TELEGRAM', url: 'https://telegram.example/house' };

describe('the message centre', () => {
  it('leads to notices and the inbox, and has no messenger and no chat where there are none', () => {
    open();
    expect(titles()).toEqual(['Notices', 'Inbox', 'Affiliate support']);
    expect(screen.getByRole('link', { name: /Notices/ })).toHaveAttribute('href', '/m/notice');
    expect(screen.getByRole('link', { name: /Inbox/ })).toHaveAttribute('href', '/m/webEmail');
  });

  it('leads to the messenger that the platform names among its downloads, in a window of its own', () => {
    open(<Centre downloadLinks={[telegram]} />);
    const link = screen.getByRole('link', { name: /Telegram/ });
    expect(link).toHaveAttribute('href', telegram.url);
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('finds the messenger under the name that the platform has for its downloads', () => {
    const platform: SettingsAnswer = { apps: [telegram] };
    open(<Centre {...platform} />, { release: { '/template/behaviour': { app: { linksKey: 'apps' } } } });
    expect(screen.getByRole('link', { name: /Telegram/ })).toHaveAttribute('href', telegram.url);
  });

  it.each([
    ['an unsafe address', { ...telegram, url: 'javascript:alert(1)' }],
    ['another kind of download', { ...telegram, resourceType: 'ANDROID' }],
  ])('has no messenger for %s', (_title, link) => {
    open(<Centre downloadLinks={[link]} />);
    expect(screen.queryByText('Telegram')).not.toBeInTheDocument();
  });

  it('says what is unread, and 99+ for more', async () => {
    open(<Centre />, { release: chatOn });
    expect(await screen.findByRole('img', { name: '2 unread' })).toBeVisible();
    expect(await screen.findByRole('img', { name: '99+ unread' })).toBeVisible();
    expect(await screen.findByRole('img', { name: '4 unread' })).toBeVisible();
  });

  it('counts the chat by the other name where the merchant says so', async () => {
    const { http } = open(<Centre />, {
      release: { ...chatOn, '/template/behaviour/content/chatCount': 'CSP_unreadCount' },
      answers: { ...answers, chatUnreadOther: { count: 7 } },
    });
    expect(await screen.findByRole('img', { name: '7 unread' })).toBeVisible();
    expect(http.asked.map(({ call }) => call)).not.toContain('chatUnread');
  });

  it('asks for nothing unread on behalf of a trial account', async () => {
    const { http } = open(<Centre />, { release: chatOn, visitor: sampleVisitor.trial });
    await waitFor(() => expect(screen.getByText('Inbox')).toBeVisible());
    expect(http.asked).toEqual([]);
  });

  it.each([
    ['its switch is off', {}],
    ['the platform has no call for it', { ...chatOn, '/template/behaviour/platform/paths': { chatLaunch: '' } }],
  ])('has no chat while %s, and does not count it', async (_title, release) => {
    const { http } = open(<Centre />, { release });
    await screen.findByRole('img', { name: '99+ unread' });
    expect(screen.queryByText('Live chat')).not.toBeInTheDocument();
    expect(http.asked.map(({ call }) => call)).not.toContain('chatUnread');
  });

  it('starts the chat', async () => {
    const { http } = open(<Centre />, { release: chatOn, answers: { ...answers, chatModels: [], chatLaunch: {} } });
    await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
    await waitFor(() => expect(http.asked.map(({ call }) => call)).toContain('chatLaunch'));
  });

  it('says so to visitors whom the merchant does not let chat', async () => {
    const { http, store } = open(<Centre />, {
      release: { ...chatOn, '/template/behaviour/gates/chat': 'formal' },
      visitor: sampleVisitor.special,
    });
    await userEvent.click(screen.getByRole('button', { name: /Live chat/ }));
    expect(store.getState().toasts).toHaveLength(1);
    expect(http.asked.map(({ call }) => call)).not.toContain('chatLaunch');
  });

  it('opens customer support for affiliates', async () => {
    const { store } = open();
    await userEvent.click(screen.getByRole('button', { name: /Affiliate support/ }));
    expect(store.getState().overlay).toBe('service');
  });

  it('leads affiliates to the entry that the merchant names, and to all while there is none', async () => {
    const service = [
      { title: 'CS', path: 'https://chat.example/' },
      { title: 'Partners', path: 'https://partners.example/' },
    ];
    const release = { '/template/behaviour/platform/serviceCipher': 'none' };
    const { unmount } = open(<Centre entry=" partners " />, { release, answers: { ...answers, service } });
    expect(await screen.findByRole('link', { name: /Affiliate support/ })).toHaveAttribute('href', 'https://partners.example/');
    unmount();
    open(<Centre entry="Nobody" />, { release, answers: { ...answers, service } });
    expect(await screen.findByRole('button', { name: /Affiliate support/ })).toBeVisible();
  });
});
