import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longGames } from '#tests/support/storyAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { seeEverything } from '#tests/support/seeEverything.ts';
import { GameCarousel } from './GameCarousel.tsx';

const games = longGames.slice(0, 5).map((game, index) => ({ ...game, gameId: `g${index}`, gameName: `Game ${index}` }));
const pageOf = (shown: typeof games) => ({ games: shown, pageNum: 1, totalPages: 1, totalCount: shown.length });
const usual = { games: 'new', category: 'ALL', count: 12, inView: 3, autoplayMs: 8000, restAfterMs: 0 } as const;

beforeEach(seeEverything);
afterEach(() => void vi.unstubAllGlobals());

it('shows new games of every category, three at once, and moves on every eight seconds', async () => {
  const { http } = renderWithSite(<GameCarousel {...usual} />, { answers: { games: pageOf(games) } });
  const carousel = await screen.findByRole('region', { name: 'New games' });
  expect(carousel).toHaveAttribute('data-autoplay-ms', '8000');
  expect(carousel.style.getPropertyValue('--in-view')).toBe('3');
  expect(within(carousel).getAllByRole('group')).toHaveLength(games.length);
  expect(within(carousel).getByRole('heading', { name: 'New games' })).toBeVisible();
  expect(within(carousel).getByRole('button', { name: /^Stop motion/ })).toBeVisible();
  expect(http.asked).toMatchObject([{ call: 'games', given: { gameType: 'ALL', isNew: '1', pageSize: 12, pageNo: 1 } }]);
});

it('shows games under maintenance after the others', async () => {
  const shown = games.map((game, index) => ({ ...game, maintenance: index < 2 }));
  renderWithSite(<GameCarousel {...usual} />, { answers: { games: pageOf(shown) } });
  const carousel = await screen.findByRole('region', { name: 'New games' });
  const names = within(carousel)
    .getAllByRole('link', { name: /Game \d/ })
    .map(({ textContent }) => /Game \d/.exec(textContent)?.[0]);
  expect(names).toEqual(['Game 2', 'Game 3', 'Game 4', 'Game 0', 'Game 1']);
});

it('shows a category by its name, without buttons where all of it is in view', async () => {
  const { http } = renderWithSite(<GameCarousel {...usual} games="all" category="FISH" count={6} />, {
    answers: { games: pageOf(games.slice(0, 3)) },
  });
  const carousel = await screen.findByRole('region', { name: 'Fishing' });
  expect(within(carousel).queryByRole('button', { name: /^Stop motion/ })).toBeNull();
  expect(within(carousel).queryByRole('button', { name: /^Next/ })).toBeNull();
  expect(carousel).toHaveAttribute('data-autoplay-ms', '0');
  expect(http.asked[0]?.given).toMatchObject({ gameType: 'FISH', pageSize: 6 });
  expect(http.asked[0]?.given).not.toHaveProperty('isNew');
});

it('stands still where the operator wants it so, and still has its steps', async () => {
  renderWithSite(<GameCarousel {...usual} autoplayMs={0} />, { answers: { games: pageOf(games) } });
  expect(await screen.findByRole('button', { name: /^Next/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Stop motion/ })).toBeNull();
});

it('shows nothing while there are no games, and offers another try when they did not come', async () => {
  const { container, http } = renderWithSite(<GameCarousel {...usual} />, { answers: { games: pageOf([]) } });
  await expect.poll(() => http.asked.length).toBe(1);
  await expect.poll(() => container.textContent).toBe('');
  const other = renderWithSite(<GameCarousel {...usual} />);
  const retry = await screen.findByRole('button', { name: /^Try again: / });
  other.http.answer({ games: pageOf(games) });
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'New games' })).toBeVisible();
});
