import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameList } from './GameList.tsx';

const game = (gameName: string, more: Partial<Game> = {}): Game => ({
  gameId: gameName,
  nodeId: gameName.length,
  gameName,
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/games/none',
  ...more,
});
const all = [
  game('Moon', { volatility: 'HIGH', rtp: 96.5, freeplay: 1 }),
  game('Moonlight', { volatility: 'LOW', rtp: 94.5 }),
  game('Sun', { volatility: 'HIGH', rtp: 95.5 }),
];
const listed = (games: readonly Game[]): CallAnswer<'games'> => ({
  games: [...games],
  pageNum: 1,
  totalPages: 1,
  totalCount: games.length,
});

/** As our server answers: it filters by volatility, and counts where it is asked to. */
function indexed(given: unknown): CallAnswer<'games'> {
  const { volatility, gameName = '', facets } = given as Record<string, string | undefined>;
  const named = all.filter((each) => each.gameName.includes(gameName));
  const left = named.filter((each) => volatility === undefined || volatility.includes(each.volatility ?? 'NONE'));
  const counts = {
    vendors: { NOVR: left.length },
    classes: {},
    volatility: { LOW: 1, HIGH: 2 },
    rtp: { 94: 3, 95: 2, 96: 1, 97: 0 },
    stakes: {},
    freeplay: {},
  };
  return { ...listed(left), ...(facets === undefined ? {} : { facets: counts }) };
}
/** The answer of a platform that supports none of the filters. */
const bare = (): CallAnswer<'games'> => listed(all);

const vendors: CallAnswer<'vendors'> = {
  sorting: [{ gameCategory: 'RNG', gameCount: 3, vendorNames: [{ vassalage: 'NOVR' }] }],
  mapping: { RNG: { vendors: ['NOVR'], gameCount: 3, gameClassify: [] } },
  vendors: { NOVR: { vassalage: 'NOVR', displayName: 'Novarc', gameType: 'RNG', gameCount: 3 } },
};
const open = (search: string, games: typeof bare | typeof indexed, setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(<GameList pageSize={15} large={0} loading="button" vendors search filters />, {
    answers: { games, vendors, hotGames: [] },
    path: '/m/slot-games',
    search,
    release: { '/template/behaviour': { timings: { searchPauseMs: 50 } } },
    ...setting,
  });
const openSheet = async () => {
  await screen.findByText('Sun');
  await userEvent.click(screen.getByRole('button', { name: /^Filter/ }));
  return within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
};

it('offers what the platform tells, each choice with what it would leave, and writes what is chosen into the address', async () => {
  const { location } = open('', indexed);
  const sheet = await openSheet();
  await userEvent.click(await sheet.findByRole('checkbox', { name: 'Low 1' }));
  expect(sheet.getByRole('radio', { name: '≥ 97% 0' })).toBeDisabled();
  expect(sheet.queryByRole('group', { name: 'Free play' })).toBeNull();
  await userEvent.click(sheet.getByRole('radio', { name: '≥ 94% 3' }));
  await userEvent.click(await sheet.findByRole('button', { name: 'Show games (1)' }));
  expect(location().search).toBe('?volatility=LOW&rtp=94');
  await waitFor(() => expect(screen.queryByText('Sun')).toBeNull());
  expect(screen.getByRole('button', { name: 'Filter 2' })).toBeVisible();
});

it('offers nothing of that where only the platform answers, and drops it from an address', async () => {
  const { location } = open('?volatility=LOW&sort=name', bare);
  await waitFor(() => expect(location().search).toBe('?sort=name'));
  const sheet = await openSheet();
  await sheet.findByRole('button', { name: 'Show games (3)' });
  expect(sheet.queryByRole('group', { name: 'Volatility' })).toBeNull();
});

/** Searches cover the list's games only. */
const searchInList = { '/template/behaviour': { timings: { searchPauseMs: 50 }, lobby: { searchIn: 'list' } } };

it('finds by name among all games, whatever narrowed the list before (GLIST-26)', async () => {
  const { location } = open('?volatility=HIGH&sort=name', indexed);
  await screen.findByText('Sun');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'Moon');
  await waitFor(() => expect(location().search).toBe('?sort=name&q=Moon'));
  expect(screen.getByText('Moonlight')).toBeVisible();
});

it('keeps its filters through a search of the list', async () => {
  const { location } = open('?volatility=HIGH', indexed, { release: searchInList });
  await screen.findByText('Sun');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'Moon');
  await waitFor(() => expect(screen.queryByText('Sun')).toBeNull());
  expect(screen.getByText('Moon')).toBeVisible();
  expect(screen.queryByText('Moonlight')).toBeNull();
  await waitFor(() => expect(location().search).toBe('?volatility=HIGH&q=Moon'));
});

it('names the studio of what a search finds, and leads to studios that it names', async () => {
  open('?q=Moon', (given) => ({ ...indexed(given), found: { vendors: ['NOVR'], categories: [] } }));
  const tile = (await screen.findByText('Moonlight')).closest('li');
  await waitFor(() => expect(tile).toHaveTextContent('MoonlightNovarc'));
  const places = screen.getByRole('navigation', { name: 'Studios and categories' });
  expect(within(places).getByRole('link', { name: 'Novarc' })).toHaveAttribute('href', '/m/provider?vassalage=NOVR');
});

it('finds favourites among all pages of favourites', async () => {
  const favouriteList = (given: unknown): CallAnswer<'favouriteList'> => {
    const { pageNo } = given as { pageNo: number };
    return { content: [pageNo === 1 ? game('Moon') : game('Comet')], pageNum: pageNo, totalPages: 2, pageSize: 1, totalCount: 2 };
  };
  const { location, http } = open('', bare, {
    path: '/m/fav-games',
    release: searchInList,
    mode: 'preview',
    visitor: sampleVisitor.member,
    answers: { games: bare, vendors, hotGames: [], favouriteList, favouriteIds: [] },
  });
  await screen.findByText('Moon');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search games' }), 'com');
  expect(await screen.findByText('Comet')).toBeVisible();
  expect(screen.queryByText('Moon')).toBeNull();
  await waitFor(() => expect(location().search).toBe('?q=com'));
  expect(http.asked.map(({ call }) => call)).not.toContain('games');
});
