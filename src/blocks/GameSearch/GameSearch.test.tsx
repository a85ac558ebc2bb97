import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameSearch } from './GameSearch.tsx';

const vendors: CallAnswer<'vendors'> = {
  sorting: [],
  mapping: {},
  vendors: { NOVR: { vassalage: 'NOVR', displayName: 'Nova Reel', gameType: 'RNG' } },
};
const game = { gameId: 'G1', nodeId: 1, gameName: 'Moon Garden', gameType: 'RNG', vassalage: 'NOVR', iconUrl: '/art/games/none' };
const found: CallAnswer<'games'> = { games: [game], pageNum: 1, totalPages: 1, totalCount: 1 };
const nothing: CallAnswer<'games'> = { games: [], pageNum: 1, totalPages: 0, totalCount: 0 };

const open = (games: CallAnswer<'games'>) =>
  renderWithSite(<GameSearch pageSize={36} suggestions />, {
    path: '/m/home',
    search: '?q=nova',
    answers: { games, vendors, hotGames: [] },
  });

it('shows studio and category of each game', async () => {
  open(found);
  const tile = (await screen.findByText('Moon Garden')).closest('li');
  if (!tile) throw new Error('the game stands in no list');
  expect(await within(tile).findByText('Nova Reel')).toBeVisible();
  expect(within(tile).getByText('Slots')).toBeVisible();
});

it('links the studios and categories that were found', async () => {
  open({ ...found, found: { vendors: ['NOVR'], categories: ['FISH'] } });
  const places = await screen.findByRole('navigation', { name: 'Studios and categories' });
  expect(within(places).getByRole('link', { name: 'Nova Reel' })).toHaveAttribute('href', '/m/provider?vassalage=NOVR');
  expect(within(places).getByRole('link', { name: 'Fishing' })).toHaveAttribute('href', '/m/fishing-games');
});

it('has no row of studios where none was found', async () => {
  open({ ...found, found: { vendors: [], categories: [] } });
  await screen.findByText('Moon Garden');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('offers the names that our server suggests, and asks for no others', async () => {
  const { http, location } = open({ ...nothing, suggestions: ['Moon Garden'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Moon Garden' }));
  expect(location().search).toBe('?q=Moon+Garden');
  const asked = http.asked.filter(({ call }) => call === 'games').map(({ given }) => (given as { gameName: string }).gameName);
  expect(asked).not.toContain('no');
});

it('compares names by itself where the platform suggests none', async () => {
  const { http } = open(nothing);
  await expect.poll(() => http.asked.map(({ given }) => (given as { gameName?: string }).gameName)).toContain('no');
});
