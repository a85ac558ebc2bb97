import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { TileCaption } from './TileCaption.tsx';

const vendors: CallAnswer<'vendors'> = {
  sorting: [],
  mapping: {},
  vendors: { NOVR: { vassalage: 'NOVR', displayName: 'Nova Reel', gameType: 'RNG' } },
};
const game: Game = { gameId: 'G1', nodeId: 1, gameName: 'Moon', gameType: 'RNG', vassalage: 'NOVR', iconUrl: '/art/games/none' };

it.each<[string, Partial<Game>, boolean, string]>([
  ['the studio alone in a list of one category', { minBet: 5 }, false, 'Nova Reel'],
  ['the category in a list of several', {}, true, 'Nova ReelSlots'],
  ['the smallest stake of a live table', { gameType: 'LIVE', minBet: 5 }, false, 'Nova ReelFrom 5'],
  ['the smallest and the largest stake of a live table', { gameType: 'LIVE', minBet: 5, maxBet: 100 }, false, 'Nova Reel5–100'],
  ['the stake in place of the category', { gameType: 'LIVE', minBet: 0.5 }, true, 'Nova ReelFrom 0.50'],
  ['the category of a live table without a stake', { gameType: 'LIVE' }, true, 'Nova ReelLive casino'],
])('says %s', async (_what, more, isMixed, words) => {
  const { container } = renderWithSite(<TileCaption game={{ ...game, ...more }} isMixed={isMixed} />, { answers: { vendors } });
  await screen.findByText('Nova Reel');
  expect(container.textContent).toBe(words);
});
