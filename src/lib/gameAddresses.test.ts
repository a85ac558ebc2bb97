import { expect, it } from 'vitest';
import { gamePath } from './gameAddresses.ts';

const lottery = { vassalage: 'LOTT', gameType: 'LOTT' };

it.each([
  ['the vendor alone', 'lottery', lottery, false, '/m/lottery?vassalage=LOTT&gameType=LOTT'],
  [
    'a game with all that its launch sends',
    'lottery',
    { ...lottery, nodeId: 7, gameId: 'G7', roomId: 'R 1', supportPlay: '2', freeplay: 1 },
    false,
    '/m/lottery?vassalage=LOTT&gameType=LOTT&id=7&gameId=G7&roomId=R+1&supportPlay=2&freeplay=1',
  ],
  ['a game for nothing', 'lottery', { ...lottery, nodeId: 7 }, true, '/m/lottery?vassalage=LOTT&gameType=LOTT&id=7&play=free'],
  ['a slot', 'play', { vassalage: 'NOVR', gameType: 'RNG', nodeId: 9 }, false, '/m/play?vassalage=NOVR&gameType=RNG&id=9'],
] as const)('the address of a game inside the site names %s', (_what, page, game, isFree, address) => {
  expect(gamePath(page, game, isFree)).toBe(address);
});
