import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memberSession } from '#tests/support/memberSession.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { NewsHost } from './NewsHost.tsx';

const answers = { announcements: [{ id: 1, type: 'PU' as const, title: 'News', content: '<p>Words</p>' }] };

/** Home of a guest whose session has been looked for. */
function page() {
  const rendered = renderWithSite(<NewsHost />, { answers });
  act(() => rendered.store.getState().setSession(null));
  return rendered;
}

/** Longer than any delay that a release can set. */
const LONG_MS = 600_000;

describe('announcements over home', () => {
  beforeEach(async () => {
    localStorage.clear();
    sessionStorage.clear();
    await import('#src/features/announcements/inside/Popup.tsx');
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  const wait = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));

  it('come a moment after home is in view', async () => {
    page();
    await wait();
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('News'));
  });

  it.each([
    ['the age gate', { asksAge: true }, { asksAge: false }],
    ['an open sheet', { overlay: 'service' }, { overlay: null }],
    ['terms that have changed', { session: { ...memberSession, mustAccept: true } }, { session: memberSession }],
  ] as const)('do not follow %s, and come when home is opened the next time', async (_name, asked, answered) => {
    const { store, http, unmount } = page();
    act(() => store.setState(asked));
    await wait();
    act(() => store.setState(answered));
    await wait();
    expect(http.asked).toEqual([]);
    unmount();
    page();
    await wait();
    await vi.waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('News'));
  });
});
