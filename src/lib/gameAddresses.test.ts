import { expect, it } from 'vitest';
import { lotteryPath } from './gameAddresses.ts';

const lottery = { vassalage: 'LOTT', gameType: 'LOTT' };

it.each([
  ['the vendor alone', lottery, false, '/m/lottery?vassalage=LOTT&gameType=LOTT'],
  [
    'a game with all that its launch sends',
    { ...lottery, nodeId: 7, gameId: 'G7', roomId: 'R 1', supportPlay: '2', freeplay: 1 },
    false,
    '/m/lottery?vassalage=LOTT&gameType=LOTT&id=7&gameId=G7&roomId=R+1&supportPlay=2&freeplay=1',
  ],
  ['a game for nothing', { ...lottery, nodeId: 7 }, true, '/m/lottery?vassalage=LOTT&gameType=LOTT&id=7&play=free'],
])('the address of a lottery names %s', (_what, game, isFree, address) => {
  expect(lotteryPath(game, isFree)).toBe(address);
});
