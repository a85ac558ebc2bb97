import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { launchBody } from './launchBody.ts';
import type { Launchable } from '../Launchable.ts';

const { play } = resolveSite({
  schemaVersion: 5,
  template: {
    templateId: 'T',
    merchantCode: 'aurora',
    version: 'base',
    behaviour: { play: { entertainmentVendors: ['ELOTT'] } },
  },
}).site.behaviour;

const slot: Launchable = { vassalage: 'NOVR', gameType: 'RNG', nodeId: 7, gameId: 'NOVR7' };

it.each<[string, Launchable, boolean, object]>([
  ['a slot', slot, false, { gameCode: 'NOVR7', nodeId: 7, playType: 'trad', freeplay: 0 }],
  ['a room of a table', { ...slot, roomId: 'R1', supportPlay: 'H5' }, false, { roomId: 'R1', supportPlay: 'H5' }],
  ['a slot for nothing', slot, true, { freeplay: 1 }],
  ['a vendor’s lobby', { vassalage: 'BTI', gameType: 'SPORTS' }, false, { gameCode: 'lobby' }],
  [
    'a sportsbook with outcomes',
    { vassalage: 'BTI', gameType: 'SPORTS', selection: [{ eventId: 'e', marketId: 'm', outcomeId: 'o', odds: 2.35 }] },
    false,
    { gameCode: 'lobby', selection: [{ eventId: 'e', marketId: 'm', outcomeId: 'o', odds: 2.35 }] },
  ],
  ['a lottery', { vassalage: 'LOTT', gameType: 'LOTT', nodeId: 1, gameId: 'L1' }, false, { lottoMode: 'Lott', playType: 'trad' }],
  ['an e-lottery for entertainment', { vassalage: 'ELOTT', gameType: 'ELOTT' }, false, { lottoMode: 'Elott', playType: 'ent' }],
  ['a lottery of the sea', { vassalage: 'TCG_SEA', gameType: 'ELOTT' }, false, { lottoMode: 'SEA' }],
  ['a lottery that no mode is set for', { vassalage: 'TCG_LOTTO_VN', gameType: 'LOTT' }, false, { lottoMode: 'ZY' }],
])('asks for %s', (_what, game, isFree, body) => {
  expect(launchBody(game, 'EN', isFree, play)).toMatchObject({ vassalage: game.vassalage, language: 'EN', ...body });
});

it('sends a prize mode for lotteries only', () => {
  expect(launchBody(slot, 'EN', false, play)).not.toHaveProperty('lottoMode');
});
