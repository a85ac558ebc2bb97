import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameList } from './GameList.tsx';

const TOTAL = 40;

const game = (index: number, more: Partial<Game> = {}): Game => ({
  gameId: `G${index}`,
  nodeId: index,
  gameName: `Game ${index + 1}`,
  gameType: 'RNG',
  vassalage: index % 2 === 0 ? 'NOVR' : 'KOIX',
  iconUrl: '/art/games/none',
  ...more,
});

const all = Array.from({ length: TOTAL }, (_game, index) => game(index));

/** A platform that pages, finds by name and narrows by vendor. */
function gamesAnswer(given: unknown): CallAnswer<'games'> {
  const {
    gameName = '',
    pageNo,
    pageSize,
    vassalage = '',
  } = given as Record<string, string> & { pageNo: number; pageSize: number };
  const found = all.filter(
    ({ gameName: name, vassalage: vendor }) =>
      name.toLowerCase().includes(gameName.toLowerCase()) && (vassalage === '' || vassalage.split(',').includes(vendor)),
  );
  return {
    games: found.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    pageNum: pageNo,
    totalPages: Math.ceil(found.length / pageSize),
    totalCount: found.length,
  };
}

const vendors: CallAnswer<'vendors'> = {
  sorting: [{ gameCategory: 'RNG', gameCount: TOTAL, vendorNames: [{ vassalage: 'NOVR' }, { vassalage: 'KOIX' }] }],
  mapping: {
    RNG: { vendors: ['NOVR', 'KOIX'], gameCount: TOTAL, gameClassify: [{ key: 'CLASSIC', vendors: ['NOVR'], gameCount: 4 }] },
  },
  vendors: {
    NOVR: { vassalage: 'NOVR', displayName: 'Novarc', gameType: 'RNG', gameCount: 20 },
    KOIX: { vassalage: 'KOIX', displayName: 'Koixel', gameType: 'RNG', gameCount: 20 },
    BGS: { vassalage: 'BGS', gameType: 'RNG', gameCount: 0 },
  },
};

const session = { token: 'T', userName: 'mia', type: 1, merchantCode: 'preset', firstTimeLogin: false };
const hotGames = [game(1), game(2, { gameType: 'LIVE', gameName: 'Night Table' })];
const answers: FakeAnswers = { games: gamesAnswer, vendors, hotGames };
const block = <GameList pageSize={15} large={0} loading="button" vendors search filters />;
const open = (setting: Parameters<typeof renderWithSite>[1] = {}) =>
  renderWithSite(block, {
    answers,
    path: '/m/slot-games',
    release: { '/template/behaviour': { timings: { searchPauseMs: 50 } } },
    ...setting,
  });
const names = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the list of games', () => {
  it('shows the first page of the address’s category, and more by a button', async () => {
    const { http } = open();
    expect(await screen.findByText('Game 15')).toBeVisible();
    expect(names()).toHaveLength(15);
    expect(http.asked.find(({ call }) => call === 'games')?.given).toMatchObject({ gameType: 'RNG', pageNo: 1, pageSize: 15 });
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('Game 30')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    expect(await screen.findByText('Game 40')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show more games' })).toBeNull();
  });

  it('writes the pages that are shown into the address, and reads them from there', async () => {
    const { location } = open({ search: '?page=2' });
    expect(await screen.findByText('Game 30')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await waitFor(() => expect(location().search).toBe('?page=3'));
  });

  it('finds games while one types, and offers others where none has the name', async () => {
    const { location } = open();
    const field = await screen.findByRole('searchbox', { name: 'Search games' });
    await userEvent.type(field, 'game 4');
    await waitFor(() => expect(names()).toEqual(['Game 4Koixel', 'Game 40Koixel']));
    expect(location().search).toBe('?q=game+4');
    await userEvent.clear(field);
    await userEvent.type(field, 'gme');
    expect(await screen.findByText('No games found for “gme”.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Game 2' }));
    await waitFor(() => expect(field).toHaveValue('Game 2'));
  });

  it('in hot mode shows the hot games of its category without asking for a list', async () => {
    const { http } = open({ search: '?type=HOT' });
    await waitFor(() => expect(names()).toEqual(['Game 2Koixel']));
    expect(screen.queryByText('Night Table')).toBeNull();
    expect(http.asked.map(({ call }) => call)).not.toContain('games');
  });

  it('leads a guest who wants favourites to the login, and a member to them', async () => {
    const { location } = open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Favourites' }));
    expect(location().pathname).toBe('/m/login');
    expect(location().state).toMatchObject({ from: '/m/slot-games?type=FAV' });
  });

  it('shows a member the favourites of the category', async () => {
    const favouriteList = { content: [game(7)], pageNum: 1, totalPages: 1, pageSize: 15, totalCount: 1 };
    const { http } = open({ mode: 'preview', visitor: sampleVisitor.member, answers: { ...answers, favouriteList } });
    await userEvent.click(await screen.findByRole('tab', { name: 'Favourites' }));
    expect(await screen.findByText('Game 8')).toBeVisible();
    expect(http.asked.find(({ call }) => call === 'favouriteList')?.given).toMatchObject({ gameType: 'RNG', pageNo: 1 });
  });

  it.each([
    ['FAV', 'favouriteList', { content: [], pageNum: 1, totalPages: 0, pageSize: 15, totalCount: 0 }, /heart/],
    ['RECENT', 'recentList', { list: [], totalPages: 0 }, /play/],
  ])('shows a member whose list %s is empty what others play', async (type, call, none, why) => {
    open({ search: `?type=${type}`, mode: 'preview', visitor: sampleVisitor.member, answers: { ...answers, [call]: none } });
    expect(await screen.findByText(why)).toBeVisible();
    const popular = screen.getByRole('region', { name: 'Popular right now' });
    expect(within(popular).getByText('Night Table')).toBeVisible();
  });

  it('is narrowed in a sheet that says how many games would be left', async () => {
    const { location } = open();
    await screen.findByText('Game 15');
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter and sort' });
    await userEvent.click(within(sheet).getByRole('checkbox', { name: /^Novarc/ }));
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Show games (20)' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(location().search).toBe('?vassalage=NOVR');
    await waitFor(() => expect(screen.queryByText('Game 2')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(location().search).toBe('');
    expect(await screen.findByText('Game 2')).toBeVisible();
  });

  it('is narrowed to a class by a chip, and left by the same one', async () => {
    const { location } = open();
    const chip = await screen.findByRole('button', { name: 'Classic' });
    await userEvent.click(chip);
    expect(location().search).toBe('?type=CLASSIC');
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('All');
    await userEvent.click(chip);
    expect(location().search).toBe('');
  });

  it('leaves the hot games for the class that is chosen there', async () => {
    const { location } = open({ search: '?type=HOT' });
    await userEvent.click(await screen.findByRole('button', { name: 'New' }));
    expect(location().search).toBe('?type=NEW');
    expect(await screen.findByText('Game 15')).toBeVisible();
  });

  it('says so where a filter leaves nothing, and clears it', async () => {
    open({ search: '?vassalage=BGS' });
    expect(await screen.findByText('No games match these filters.')).toBeVisible();
    await userEvent.click(
      within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Clear filters' })[1] ?? document.body,
    );
    expect(await screen.findByText('Game 15')).toBeVisible();
  });

  it('that could not be loaded is asked for again on request', async () => {
    const { http } = open({ answers: { vendors } });
    await screen.findByText('This could not be loaded.');
    http.answer(answers);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Game 15')).toBeVisible();
  });

  it('of a vendor chooses another in place; elsewhere a vendor leads to its page', async () => {
    const { location } = open({ path: '/m/provider', search: '?vassalage=NOVR' });
    expect(await screen.findByRole('link', { name: 'Novarc' })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Koixel' }));
    expect(location()).toMatchObject({ pathname: '/m/provider', search: '?vassalage=KOIX' });
  });

  it('leads to the vendor’s page from a category', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Koixel' })).toHaveAttribute('href', '/m/provider?vassalage=KOIX');
  });

  it('asks for the member’s own of the vendor that the page is of, by the platform’s name for it', async () => {
    const vendorField = { '/template/behaviour': { platform: { recentVendorField: 'vassalage' } } };
    const { http, store } = open({ path: '/m/inHouse', search: '?type=RECENT', release: vendorField });
    http.answer({ recentList: { list: [game(1)], totalPages: 1 }, favouriteIds: [] });
    store.getState().setSession(session);
    await screen.findByText('Game 2');
    expect(http.asked.find(({ call }) => call === 'recentList')?.given).toMatchObject({ vassalage: 'BGS', gameType: 'RNG' });
  });

  it.each([
    ['is gone before the platform answers', undefined, 1],
    ['is back when the platform refuses', new ApiError('http.500', 500, ''), 2],
  ])('a favourite that is taken out %s', async (_what, answer, left) => {
    const { http, store } = open({ path: '/m/fav-games' });
    let settle: () => void = () => undefined;
    const list = (...content: Game[]) => ({ content, pageNum: 1, totalPages: 1, pageSize: 15, totalCount: content.length });
    http.answer({
      favouriteIds: [1, 2],
      favouriteList: list(game(1), game(2)),
      favouriteRemove: () =>
        new Promise((resolve, reject) => (settle = () => (answer ? reject(answer) : resolve(undefined)))) as never,
    });
    store.getState().setSession(session);
    await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Game 2' }));
    expect(screen.queryByRole('button', { name: 'Game 2' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Game 3' })).toBeInTheDocument();
    http.answer({ favouriteList: answer ? new ApiError('network', 0, '') : list(game(2)) });
    settle();
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Game / })).toHaveLength(left));
  });
});
