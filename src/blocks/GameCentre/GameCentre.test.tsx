import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameCentre } from './GameCentre.tsx';
import { centreCategory } from '#src/features/gameSearch/centreCategories.ts';

const game = (name: string, gameType: string) => ({
  gameId: name,
  nodeId: name.length,
  gameName: name,
  gameType,
  vassalage: 'NOVR',
  iconUrl: '/art/games/none',
});
const vendors: CallAnswer<'vendors'> = {
  sorting: [
    { gameCategory: 'RNG', gameCount: 1, vendorNames: [{ vassalage: 'NOVR' }] },
    { gameCategory: 'SPORTS', gameCount: 2, vendorNames: [{ vassalage: 'BTI' }, { vassalage: 'AV' }] },
  ],
  mapping: {},
  vendors: {
    NOVR: { vassalage: 'NOVR', displayName: 'Novarc', gameType: 'RNG' },
    BTI: { vassalage: 'BTI', displayName: 'Pitchside', gameType: 'SPORTS' },
    AV: { vassalage: 'AV', displayName: 'Arena View', gameType: 'SPORTS' },
  },
};
const answers = {
  vendors,
  hotGames: [game('Emperor Koi', 'FISH')],
  games: { games: [game('Dune Runner', 'RNG')], pageNum: 1, totalPages: 1, totalCount: 1 },
  favouriteList: { content: [game('My Own', 'RNG')], pageNum: 1, totalPages: 1, pageSize: 15 },
};
const open = (search = '', more = {}) =>
  renderWithSite(<GameCentre overviewSize={8} pageSize={15} loading="button" />, {
    answers,
    path: '/m/gameCenter',
    search,
    ...more,
  });
const menu = () => within(screen.getByRole('navigation', { name: 'Game categories' }));

it.each([
  ['/m/gameCenter', null, 'HOME'],
  ['/m/gameCenter', 'HOT', 'HOT'],
  ['/m/gameCenter', 'LIVE', 'LIVE'],
  ['/m/gameCenter', 'nonsense', 'HOME'],
  ['/m/slotsCenter', null, 'RNG'],
  ['/m/slotsCenter', 'HOME', 'HOME'],
])('%s with %s begins on %s', (path, asked, category) => {
  expect(centreCategory(path, asked)).toBe(category);
});

describe('the game centre', () => {
  it('begins with something of every category, e-sports apart from sports', async () => {
    open();
    expect(await screen.findByText('Dune Runner')).toBeVisible();
    expect(
      menu()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Overview', 'Hot', 'Favourites', 'Slots', 'Sports', 'E-sports']);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Slots',
      'Sports',
      'E-sports',
    ]);
  });

  it('shows the category that is chosen: a list, vendors, hot games', async () => {
    const { location } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'E-sports' }));
    expect(location().search).toBe('?gameType=ESPORTS');
    expect(screen.getByRole('link', { name: 'Arena View' })).toHaveAttribute('href', '/m/provider?vassalage=AV');
    expect(screen.queryByRole('link', { name: 'Pitchside' })).toBeNull();
    await userEvent.click(menu().getByRole('link', { name: 'Hot' }));
    expect(await screen.findByText('Emperor Koi')).toBeVisible();
    await userEvent.click(menu().getByRole('link', { name: 'Slots' }));
    expect(await screen.findByRole('button', { name: 'Filter' })).toBeVisible();
  });

  it('leads a guest who picks favourites where the merchant wants guests', async () => {
    open();
    expect((await screen.findByRole('link', { name: 'Favourites' })).getAttribute('href')).toBe('/m/register');
  });

  it.each([
    ['as the merchant wants', { '/template/behaviour': { lobby: { favouritesOfGuests: 'login' } } }],
    ['where nobody can register', { '/template/parameters/switch_register_button': '0' }],
  ])('or to the login, %s', async (_when, release) => {
    open('', { release });
    expect((await screen.findByRole('link', { name: 'Favourites' })).getAttribute('href')).toBe('/m/login');
  });

  it('shows a member the favourites', async () => {
    open('?gameType=FAV', { mode: 'preview', visitor: sampleVisitor.member });
    expect(await screen.findByText('My Own')).toBeVisible();
  });
});
