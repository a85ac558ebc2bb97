import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { InboxList } from './InboxList.tsx';

interface Message {
  readonly id: number;
  readonly read: boolean;
}

/** A platform with an inbox that changes. */
function platform(first: readonly Message[], answers: FakeAnswers = {}): FakeAnswers {
  let messages = first;
  const head = ({ id, read }: Message) => ({ id, title: `Message ${id}`, sentAt: '2026-02-03T10:00:00.000Z', read });
  const idsOf = (given: unknown) => (given as { ids?: number[] }).ids;
  return {
    inboxUnread: () => ({ count: messages.filter(({ read }) => !read).length }),
    inboxList: (given) => {
      const { pageNo, pageSize } = given as { pageNo: number; pageSize: number };
      const from = (pageNo - 1) * pageSize;
      return {
        messages: messages.slice(from, from + pageSize).map((one) => ({ ...head(one), preview: `How ${one.id} begins` })),
        totalPages: Math.ceil(messages.length / pageSize),
      };
    },
    inboxMessage: (given) => {
      const found = messages.find(({ id }) => id === (given as { id: number }).id);
      return found
        ? { ...head(found), content: `<p>Words of <b>${found.id}</b></p><script>alert(1)</script>` }
        : new ApiError('message.unknown', 404, '');
    },
    inboxMark: (given) => {
      messages = messages.map((one) => (idsOf(given)?.includes(one.id) === false ? one : { ...one, read: true }));
      return undefined;
    },
    inboxDelete: (given) => {
      messages = messages.filter(({ id }) => !idsOf(given)?.includes(id));
      return undefined;
    },
    ...answers,
  };
}

const some = [
  { id: 11, read: false },
  { id: 12, read: true },
  { id: 13, read: false },
];
const inbox = (
  <>
    <InboxList pageSize={5} markAll remove />
    <nav aria-label="menu">
      <UnreadBadge of="inbox" />
    </nav>
  </>
);
const open = (answers = platform(some), setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(inbox, { mode: 'preview', visitor: sampleVisitor.member, answers, path: '/m/webEmail', ...setting });
const badge = () =>
  within(screen.getByRole('navigation', { name: 'menu' }))
    .queryByRole('img')
    ?.getAttribute('aria-label');

describe('the inbox', () => {
  it('lists messages with how they begin, and which are unread', async () => {
    open();
    expect(await screen.findByRole('link', { name: /Message 11.*How 11 begins.*Unread/ })).toHaveAttribute(
      'href',
      '/m/webEmail?id=11',
    );
    expect(screen.getByRole('link', { name: /Message 12/ })).not.toHaveTextContent('Unread');
  });

  it('opens the message that was pressed; it is read then, in the list and in the menus', async () => {
    const { location, http } = open();
    await waitFor(() => expect(badge()).toBe('2 unread'));
    await userEvent.click(await screen.findByRole('link', { name: /Message 11/ }));
    expect(location().search).toBe('?id=11');
    const letter = await screen.findByRole('article', { name: 'Message 11' });
    expect(within(letter).getByText('11').tagName).toBe('STRONG');
    expect(letter).not.toHaveTextContent('alert');
    await waitFor(() => expect(badge()).toBe('1 unread'));
    expect(http.asked.filter(({ call }) => call === 'inboxMark').map(({ given }) => given)).toEqual([{ ids: [11] }]);
    await userEvent.click(within(letter).getByRole('link', { name: 'All messages' }));
    expect(await screen.findByRole('link', { name: /Message 11/ })).not.toHaveTextContent('Unread');
  });

  it('opens the message of the address, and says when there is none', async () => {
    const { unmount } = open(platform(some), { search: '?id=12' });
    expect(await screen.findByRole('article', { name: 'Message 12' })).toBeVisible();
    unmount();
    open(platform(some), { search: '?id=99' });
    expect(await screen.findByText('This message is no longer available.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '/m/webEmail');
  });

  it('marks everything as read at once', async () => {
    const { http } = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(badge()).toBeUndefined());
    expect(screen.queryByText('Unread')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    expect(http.asked.filter(({ call }) => call === 'inboxMark').map(({ given }) => given)).toEqual([{ all: true }]);
  });

  it('says when that could not be stored, and shows what is unread after all', async () => {
    const { store } = open(platform(some, { inboxMark: new ApiError('http.500', 500, '') }));
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(store.getState().toasts).toMatchObject([{ kind: 'error' }]));
    expect(await screen.findAllByText('Unread')).toHaveLength(2);
  });

  it('deletes a message after asking, and goes back to the list', async () => {
    const { http, location, store } = open(platform(some), { search: '?id=13' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete this message?' });
    expect(http.asked.map(({ call }) => call)).not.toContain('inboxDelete');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location().search).toBe(''));
    await screen.findByRole('link', { name: /Message 11/ });
    expect(screen.queryByText('Message 13')).not.toBeInTheDocument();
    expect(store.getState().toasts).toMatchObject([{ kind: 'success', text: 'Message deleted' }]);
  });

  it('keeps a message that the platform did not delete', async () => {
    const { location } = open(platform(some, { inboxDelete: new ApiError('http.503', 503, '') }), { search: '?id=13' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/System upgrading/)).toBeVisible();
    expect(location().search).toBe('?id=13');
  });

  it('brings older messages page by page', async () => {
    const { location } = open(platform(Array.from({ length: 7 }, (_one, index) => ({ id: 100 + index, read: true }))));
    await screen.findByText('Message 104');
    expect(screen.queryByText('Message 105')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    expect(await screen.findByText('Message 106')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show older messages' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Message 105/ })).toHaveFocus();
    expect(location().search).toBe('?page=2');
  });

  it('shows the older ones again when a message is closed', async () => {
    open(platform(Array.from({ length: 7 }, (_one, index) => ({ id: 100 + index, read: true }))), { search: '?page=2' });
    await userEvent.click(await screen.findByRole('link', { name: /Message 106/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'All messages' }));
    expect(await screen.findByRole('link', { name: /Message 106/ })).toBeVisible();
  });

  it('says when it is empty, when it fails, and where the platform has none', async () => {
    const { unmount } = open(platform([]));
    expect(await screen.findByText(/Your inbox is empty/)).toBeVisible();
    unmount();
    const failing = open(platform(some, { inboxList: new ApiError('http.500', 500, '') }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    failing.unmount();
    const { http } = open(platform(some), {
      release: { '/template/behaviour/platform/paths': { inboxList: '', inboxUnread: '' } },
    });
    expect(screen.getByText(/The inbox is not available/)).toBeVisible();
    expect(http.asked).toEqual([]);
  });
});
