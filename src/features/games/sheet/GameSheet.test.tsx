import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { GameSheetHost } from '../GameSheetHost.tsx';

const game: Game = {
  gameId: 'G7',
  nodeId: 7,
  gameName: 'Moon Garden',
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/games/G7',
  rtp: 96.5,
  volatility: 'HIGH',
  freeplay: 1,
};
const answer = (...games: Game[]) => ({ games: { games, pageNum: 1, totalPages: 1, totalCount: games.length } });
const opened = (games: Game[], setting = {}) =>
  renderWithSite(<GameSheetHost />, {
    path: '/m/slot-games',
    search: '?vassalage=NOVR&game=7',
    answers: answer(...games),
    ...setting,
  });
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Moon Garden' }));

describe('the sheet of a game', () => {
  it('shows the facts of the platform, and nothing else', async () => {
    opened([game]);
    const facts = (await sheet()).getAllByRole('term').map(({ textContent }) => textContent);
    expect(facts).toEqual(['Game type', 'RTP', 'Volatility']);
    expect((await sheet()).getByText('96.5%')).toBeVisible();
  });

  it.each([
    ['a member', sampleVisitor.member, ['Play', 'Play for free']],
    ['a trial account', sampleVisitor.trial, ['Play for free']],
  ])('offers %s the ways to play', async (_who, visitor, ways) => {
    opened([game], { mode: 'preview', visitor });
    const buttons = (await sheet()).getAllByRole('button').map(({ textContent }) => textContent ?? '');
    expect(buttons.filter((name) => name.startsWith('Play'))).toEqual(ways);
  });

  it('offers no play while the vendor is being worked on', async () => {
    opened([{ ...game, maintenance: true }]);
    expect((await sheet()).queryByRole('button', { name: 'Play' })).toBeNull();
  });

  it('shows games that are like it, without the game itself', async () => {
    opened([game, { ...game, nodeId: 8, gameId: 'G8', gameName: 'Dune Runner' }]);
    expect((await sheet()).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Dune Runner'),
    ]);
  });

  it('of an unknown game says so, and leaves the page as it was when it closes', async () => {
    const { location } = opened([{ ...game, nodeId: 9 }]);
    expect(await screen.findByText('This game is not available.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(location().search).toBe('?vassalage=NOVR');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
