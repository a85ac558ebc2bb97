import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { longGames } from '#tests/support/storyAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HotGamesList } from './HotGamesList.tsx';

const [first, second] = longGames;
if (!first || !second) throw new Error('There are no games to test with.');
const games = [
  { ...first, gameName: 'Dune Runner' },
  { ...second, gameName: 'Moon Garden' },
];

describe('the page of hot games', () => {
  it('finds games by name while one types, and says when there are none', async () => {
    const { location } = renderWithSite(<HotGamesList large={3} search />, { answers: { hotGames: games } });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search games' }), 'moon');
    await waitFor(() =>
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Moon Garden'),
      ]),
    );
    await waitFor(() => expect(location().search).toBe('?q=moon')); // the address follows once the player pauses
    await userEvent.type(screen.getByRole('searchbox'), ' base');
    expect(await screen.findByText('No games found for “moon base”.')).toBeVisible();
  });

  it('does without a search where the merchant wants none', async () => {
    renderWithSite(<HotGamesList large={3} search={false} />, { answers: { hotGames: games } });
    await screen.findByText('Dune Runner');
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('that could not be loaded is asked for again on request', async () => {
    const { http } = renderWithSite(<HotGamesList large={3} search />);
    await screen.findByText('This could not be loaded.');
    http.answer({ hotGames: games });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Dune Runner')).toBeVisible();
  });
});
