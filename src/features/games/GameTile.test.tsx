import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOGIN_FIRST } from '#src/site/loginFirst.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameTile } from './GameTile.tsx';

const game = { gameId: 'G7', nodeId: 7, gameName: 'Moon Garden', gameType: 'RNG', vassalage: 'NOVR', iconUrl: '/art/games/G7' };

it('has a heart for a guest, too, once it is known who looks at it', async () => {
  const { store } = renderWithSite(<GameTile game={game} />);
  store.getState().setSession(null);
  const heart = await screen.findByRole('button', { name: 'Favourite: Moon Garden' });
  expect(heart).toBeVisible();
  // Users who navigate by links meet the game once; heart and link both say that the login comes first.
  const link = screen.getByRole('link');
  expect(link).toHaveAccessibleName('Moon Garden');
  for (const control of [heart, link]) expect(control).toHaveAttribute('aria-describedby', LOGIN_FIRST);
});

it('says that a game is under maintenance, in its name for screen readers as well', () => {
  renderWithSite(<GameTile game={{ ...game, maintenance: true }} />);
  expect(screen.getByText('Maintenance')).toBeVisible();
  expect(screen.getByRole('link', { name: /Maintenance.*Moon Garden/ })).toBeVisible();
});

it('says nothing of maintenance for any other game', () => {
  renderWithSite(<GameTile game={game} />);
  expect(screen.queryByText('Maintenance')).toBeNull();
});
