import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { NoticeList } from './NoticeList.tsx';

const list = <NoticeList types={['PL']} markAll />;
const notice = (id: number, read: boolean) => ({
  id,
  type: 'PL' as const,
  title: `Notice ${id}`,
  content: `<p>Words <b>${id}</b></p><script>alert(1)</script>`,
  startDate: '2026-02-03T10:00:00.000Z',
  read,
});
const announcements = [notice(11, false), notice(12, true), notice(13, false)];
const asMember = { mode: 'preview', visitor: sampleVisitor.member } as const;
const card = async (title: string) => {
  const found = (await screen.findByRole('heading', { name: title, hidden: true })).closest('details');
  if (!found) throw new Error(`${title} is not a card.`);
  return found;
};
const isOpen = async (title: string) => (await card(title)).open;
const press = async (title: string) => userEvent.click(await screen.findByText(title));
const release = { '/template/behaviour/content/markReadMs': 0 };

describe('the page of notices', () => {
  it('opens the notice that the address names, and none for an index out of range', async () => {
    const { unmount } = renderWithSite(list, { answers: { announcements }, search: '?i=1' });
    expect([await isOpen('Notice 11'), await isOpen('Notice 12')]).toEqual([false, true]);
    unmount();
    renderWithSite(list, { answers: { announcements }, search: '?i=7' });
    expect([await isOpen('Notice 11'), await isOpen('Notice 12')]).toEqual([false, false]);
  });

  it('lists the newest first, and those without a date in the order of the platform after them', async () => {
    const at = (id: number, startDate: string) => ({ ...notice(id, true), startDate });
    const unsorted = [at(1, ''), at(2, '2026-01-01T00:00:00Z'), at(3, '2026-03-01T00:00:00Z'), at(4, 'soon')];
    renderWithSite(list, { answers: { announcements: unsorted }, search: '?i=0' });
    const titles = (await screen.findAllByRole('heading', { name: /^Notice/, hidden: true })).map(
      ({ textContent }) => textContent,
    );
    expect(titles).toEqual(['Notice 3', 'Notice 2', 'Notice 1', 'Notice 4']);
    expect(await isOpen('Notice 3')).toBe(true);
  });

  it('lists the kind that the address asks for', async () => {
    const ofAgents = announcements.map((one) => ({ ...one, type: 'A' as const }));
    const answers = { announcements: ofAgents };
    const { http } = renderWithSite(list, { answers, path: '/m/member/notice', search: '?types=A' });
    await screen.findByText('Notice 11');
    expect(http.asked).toMatchObject([{ given: { types: 'A', moduleId: 'AGEANNOUNCE3' } }]);
  });

  it('shows the words of a notice, and runs nothing in it', async () => {
    renderWithSite(list, { answers: { announcements }, search: '?i=0' });
    expect(within(await card('Notice 11')).getByText('11').tagName).toBe('STRONG');
    expect((await card('Notice 11')).textContent).not.toContain('alert');
  });

  it('marks what a member opens as read: on the screen, on the platform, and asks again', async () => {
    let isRead = false;
    const answers = {
      announcements: () => [notice(11, isRead), notice(12, true)],
      announcementRead: () => {
        isRead = true;
        return undefined;
      },
    };
    const { http } = renderWithSite(list, { ...asMember, release, answers });
    expect(within(await card('Notice 11')).getByText('Unread')).toBeVisible();
    await press('Notice 11');
    await expect.poll(() => screen.queryByText('Unread')).toBeNull();
    await expect
      .poll(() => http.asked.map(({ call, given }) => (call === 'announcementRead' ? given : call)))
      .toEqual(['announcements', { announcementId: 11, read: true }, 'announcements']);
  });

  it('marks the notice that the address has opened, once', async () => {
    const { http } = renderWithSite(list, {
      ...asMember,
      release,
      search: '?i=2',
      answers: { announcements, announcementRead: undefined },
    });
    await expect.poll(() => http.asked.filter(({ call }) => call === 'announcements').length).toBe(2);
    expect(http.asked.filter(({ call }) => call === 'announcementRead').map(({ given }) => given)).toEqual([
      { announcementId: 13, read: true },
    ]);
  });

  it('marks all at once, one after the other', async () => {
    const { http } = renderWithSite(list, { ...asMember, release, answers: { announcements, announcementRead: undefined } });
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await expect
      .poll(() => http.asked.filter(({ call }) => call === 'announcementRead').map(({ given }) => given))
      .toEqual([
        { announcementId: 11, read: true },
        { announcementId: 13, read: true },
      ]);
  });

  it('says when that could not be stored, and shows what is unread after all', async () => {
    const { store } = renderWithSite(list, {
      ...asMember,
      release,
      answers: { announcements, announcementRead: new ApiError('http.500', 500, '') },
    });
    await press('Notice 11');
    await expect.poll(() => store.getState().toasts).toMatchObject([{ kind: 'error' }]);
    expect(await within(await card('Notice 11')).findByText('Unread')).toBeVisible();
  });

  it.each([
    ['guests', sampleVisitor.guest],
    ['trial accounts', sampleVisitor.trial],
  ])('shows %s everything as read and sends the platform nothing', async (_who, visitor) => {
    const { http } = renderWithSite(list, { mode: 'preview', visitor, answers: { announcements } });
    await press('Notice 11');
    expect(await isOpen('Notice 11')).toBe(true);
    expect(screen.queryByText('Unread')).toBeNull();
    expect(http.asked.map(({ call }) => call)).toEqual(['announcements']);
  });

  it('says when there are none', async () => {
    renderWithSite(list, { answers: { announcements: [] } });
    expect(await screen.findByText('No notices.')).toBeVisible();
  });
});
