import { act, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { longGames } from '#tests/support/storyAnswers.ts';
import { memberSession as session } from '#tests/support/memberSession.ts';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';

const block = <ContinuePlaying count={10} inView={3.5} />;
const member = { mode: 'preview', visitor: sampleVisitor.member } as const;

it('shows what was played last, in order', async () => {
  renderWithSite(block, { ...member, answers: { recentList: { list: longGames.slice(0, 3), totalPages: 1 } } });
  expect(await screen.findByRole('heading', { name: 'Continue playing' })).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    longGames.slice(0, 3).map(({ gameName }) => expect.stringContaining(gameName)),
  );
});

it('asks nothing and shows nothing for a guest', () => {
  const { http } = renderWithSite(block);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(http.asked.filter(({ call }) => call === 'recentList')).toEqual([]);
});

describe('on a live page', () => {
  const recentList = { list: longGames.slice(0, 3), totalPages: 1 };

  it('keeps the place of games that are awaited, and fills it once the session is known', async () => {
    const { element, store } = inSite(block, { answers: { recentList } });
    store.setState({ awaits: { type: 0, hasPlayed: true } });
    render(element);
    expect(screen.getByRole('region', { name: 'Continue playing' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    act(() => store.getState().setSession(session));
    await expect.poll(() => screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(longGames[0]?.gameName ?? 'a name');
  });

  it('gives the place up where nothing was played after all', async () => {
    const { element, store } = inSite(block, { answers: { recentList: { list: [], totalPages: 0 } } });
    store.setState({ awaits: { type: 0, hasPlayed: true } });
    store.getState().setSession(session);
    render(element);
    await expect.poll(() => store.getState().hasPlayed).toBe(false);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('pushes nothing down for games that were not awaited: they are there when it is drawn next', async () => {
    const { element, store } = inSite(block, { answers: { recentList } });
    store.getState().setSession(session);
    const { unmount } = render(element);
    await expect.poll(() => store.getState().hasPlayed).toBe(true);
    expect(screen.queryByRole('region')).toBeNull();
    unmount();
    render(element);
    expect(await screen.findByRole('region', { name: 'Continue playing' })).toBeVisible();
  });
});
