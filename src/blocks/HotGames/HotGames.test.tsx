import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { Session } from '#src/site/createSessionSlice.ts';
import { inSite, renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HotGames } from './HotGames.tsx';

const games = (count: number): CallAnswer<'hotGames'> =>
  Array.from({ length: count }, (_game, index) => ({
    gameId: `G${index}`,
    nodeId: index,
    gameName: `Game ${index + 1}`,
    gameType: 'RNG',
    vassalage: 'NOVR',
    iconUrl: `/art/games/G${index}`,
  }));
const member: Session = { token: 'a-token', merchantCode: 'preset', userName: 'mei', type: 0, firstTimeLogin: false };
const block = <HotGames count={7} ranks />;

describe('hot games', () => {
  it.each([
    [7, 7, false],
    [8, 8, true],
    [3, 3, false],
    [12, 8, true],
  ])('of %i are %i tiles, with one for more: %s', async (count, tiles, more) => {
    renderWithSite(block, { answers: { hotGames: games(count) } });
    await screen.findByText('Game 1');
    expect(screen.getAllByRole('listitem')).toHaveLength(tiles);
    expect(screen.queryByRole('link', { name: 'More games' }) !== null).toBe(more);
  });

  it('under maintenance are left out', async () => {
    const answer = games(3).map((game) => ({ ...game, maintenance: game.nodeId === 0 }));
    renderWithSite(block, { answers: { hotGames: answer } });
    expect(await screen.findByRole('link', { name: /No. 1 *Game 2/ })).toBeVisible();
    expect(screen.queryByText('Game 1')).toBeNull();
  });

  it('show the picture of the large one at once, and the others when they come near', async () => {
    const { container } = renderWithSite(block, { answers: { hotGames: games(3) } });
    await screen.findByText('Game 1');
    const pictures = [...container.querySelectorAll('img[data-picture]')].map((image) => image.getAttribute('fetchpriority'));
    expect(pictures).toEqual(['high', null, null]);
  });

  it('carry their rank and lead a guest to login', async () => {
    renderWithSite(block, { answers: { hotGames: games(2) } });
    expect(await screen.findByRole('link', { name: /No. 2 *Game 2/ })).toHaveAttribute('href', '/m/login');
  });

  it.each([
    ['a guest', null, {}],
    ['a member', member, { username: 'mei' }],
  ])('are asked for once, for %s with the name of the session (CALL-85)', async (_who, session, named) => {
    const { element, http, store } = inSite(block, { answers: { hotGames: games(2) } });
    store.getState().setSession(session);
    render(element);
    await screen.findByText('Game 1');
    expect(http.asked.filter(({ call }) => call === 'hotGames')).toEqual([
      { call: 'hotGames', given: { isPlatform: 2, language: 'EN', platform: 'html5', ...named } },
    ]);
  });

  it('that are shown already are not asked for again by a login', async () => {
    const { http, store } = renderWithSite(block, { answers: { hotGames: games(2) } });
    await screen.findByText('Game 1');
    act(() => store.getState().setSession(member));
    expect(http.asked.filter(({ call }) => call === 'hotGames')).toHaveLength(1);
  });

  it('open their sheet when pressed for 370 ms (CONST-03)', async () => {
    const behaviour = { play: { longPress: 'sheet' } };
    const { location } = renderWithSite(block, {
      answers: { hotGames: games(2) },
      release: { '/template/behaviour': behaviour },
    });
    const game = await screen.findByRole('link', { name: /Game 2/ });
    vi.useFakeTimers();
    fireEvent.pointerDown(game, { button: 0 });
    act(() => void vi.advanceTimersByTime(369));
    expect(location().search).toBe('');
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(location().search).toBe('?game=1');
  });

  it('send nothing from the preview', async () => {
    const { store } = renderWithSite(block, { answers: { hotGames: games(2) }, mode: 'preview', visitor: sampleVisitor.member });
    await userEvent.click(await screen.findByRole('button', { name: /^(?!Favourite).*Game 1/ }));
    expect(store.getState().toasts).toMatchObject([{ text: 'Preview: nothing is sent.' }]);
  });

  it('say so when there are none', async () => {
    renderWithSite(block, { answers: { hotGames: [] } });
    expect(await screen.findByText('Nothing here yet.')).toBeVisible();
  });

  it('that could not be loaded are asked for again on request', async () => {
    const { http } = renderWithSite(block);
    await screen.findByText('This could not be loaded.');
    http.answer({ hotGames: games(1) });
    await userEvent.click(screen.getByRole('button', { name: 'Try again: Hot games' }));
    expect(await screen.findByText('Game 1')).toBeVisible();
  });
});
