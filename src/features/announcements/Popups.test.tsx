import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { Popups } from './Popups.tsx';

const popup = (id: number, more = {}) => ({
  id,
  type: 'PU' as const,
  title: `News ${id}`,
  content: `<p>Words ${id}</p>`,
  ...more,
});
const answers = { announcements: [popup(1), popup(2, { link: '/m/activity' })] };
const heading = () => screen.findByRole('dialog');
const times = (popups: string) => ({ release: { '/template/behaviour/content/popups': popups } });

describe('announcements over home', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('come one each time that home is opened, each once in a visit', async () => {
    const first = renderWithSite(<Popups />, { answers });
    expect(await heading()).toHaveAccessibleName('News 1');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    first.unmount();
    const { unmount } = renderWithSite(<Popups />, { answers });
    expect(await heading()).toHaveAccessibleName('News 2');
    expect(screen.getByRole('link', { name: 'Learn more' })).toHaveAttribute('href', '/m/activity');
    unmount();
    renderWithSite(<Popups />, { answers: { announcements: [...answers.announcements, popup(3)] } });
    expect(await heading()).toHaveAccessibleName('News 3');
  });

  it('stay away for the day when the player says so', async () => {
    const { unmount } = renderWithSite(<Popups />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Do not show again today' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    sessionStorage.clear();
    const { http } = renderWithSite(<Popups />, { answers });
    await expect.poll(() => http.asked.length).toBe(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['visit', 1],
    ['day', 0],
  ])('once a %s: another visit on the same day sees %i', async (when, dialogs) => {
    const one = { announcements: [popup(1)] };
    const { unmount } = renderWithSite(<Popups />, { answers: one, ...times(when) });
    await heading();
    unmount();
    sessionStorage.clear();
    const { http } = renderWithSite(<Popups />, { answers: one, ...times(when) });
    await expect.poll(() => http.asked.length).toBe(1);
    await expect.poll(() => screen.queryAllByRole('dialog').length).toBe(dialogs);
  });

  it('wait while another dialog is open, such as a safety warning, and do not count as seen meanwhile', async () => {
    function Page() {
      const [isWarned, setIsWarned] = useState(true);
      return (
        <>
          {isWarned ? (
            <Dialog title="Are you still there?" onClose={() => setIsWarned(false)}>
              Warning
            </Dialog>
          ) : null}
          <Popups />
        </>
      );
    }
    await import('./inside/Popup.tsx');
    const { http } = renderWithSite(<Page />, { answers });
    await expect.poll(() => http.asked.length).toBe(1);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getAllByRole('dialog').map((dialog) => dialog.textContent)).toEqual([expect.stringContaining('Warning')]);
    expect(sessionStorage).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await heading()).toHaveAccessibleName('News 1');
    expect(sessionStorage).toHaveLength(1);
  });

  it('that a member has read do not come, and one that was closed is marked as read', async () => {
    const { http } = renderWithSite(<Popups />, {
      mode: 'preview',
      visitor: sampleVisitor.member,
      answers: { announcements: [popup(1, { read: true }), popup(2, { read: false })], announcementRead: undefined },
    });
    expect(await heading()).toHaveAccessibleName('News 2');
    const [close] = screen.getAllByRole('button', { name: 'Close' });
    if (close) await userEvent.click(close);
    await expect
      .poll(() => http.asked.find(({ call }) => call === 'announcementRead')?.given)
      .toEqual({ announcementId: 2, read: true });
    await expect.poll(() => http.asked.at(-1)?.call).toBe('announcements'); // and then asked for again
  });
});
