import { expect, it } from 'vitest';
import { gamePath } from '#src/lib/gameAddresses.ts';
import { gameAtAddress } from './gameAtAddress.ts';

const slot = { vassalage: 'NOVR', gameType: 'RNG', nodeId: 7, gameId: 'G 7', roomId: 'R1', supportPlay: '2', freeplay: 1 };

it.each([
  ['with all that its launch sends', gamePath('play', slot, true), slot],
  ['as a vendor’s lobby', '?vassalage=BTI&gameType=SPORTS', { vassalage: 'BTI', gameType: 'SPORTS' }],
  ['as a lottery where it names no type', '?vassalage=LOTT', { vassalage: 'LOTT', gameType: 'LOTT' }],
  ['without an id that is none', '?vassalage=NOVR&gameType=RNG&id=x', { vassalage: 'NOVR', gameType: 'RNG' }],
  ['not at all without a vendor', '?id=7', undefined],
])('a game is read from its address %s', (_how, address, game) => {
  expect(gameAtAddress(new URLSearchParams(address.slice(address.indexOf('?'))))).toEqual(game);
});
