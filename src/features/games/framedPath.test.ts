import { expect, it } from 'vitest';
import { framedPath } from './framedPath.ts';

const slot = { vassalage: 'NOVR', gameType: 'RNG', nodeId: 7, gameId: 'NOVR7', freeplay: 1 };
const lottery = { vassalage: 'LOTT', gameType: 'LOTT', nodeId: 9 };
const settings = { open: 'frame', windowVendors: [], lotteryVendors: ['LOTT'] } as const;
const at = '/m/play?vassalage=NOVR&gameType=RNG&id=7&gameId=NOVR7&freeplay=1';

it.each([
  ['a game where games open in the page', slot, settings, false, at],
  ['the same without money', slot, settings, true, `${at}&play=free`],
  ['a game of a studio without embedding', slot, { ...settings, windowVendors: ['NOVR'] }, false, undefined],
  ['a game where games open in windows', slot, { ...settings, open: 'window' }, false, undefined],
  ['a game where games replace the lobby', slot, { ...settings, open: 'here' }, false, undefined],
  [
    'a lottery, wherever games open',
    lottery,
    { ...settings, open: 'window' },
    false,
    '/m/lottery?vassalage=LOTT&gameType=LOTT&id=9',
  ],
  ['a lottery of a studio without embedding', lottery, { ...settings, windowVendors: ['LOTT'] }, false, undefined],
] as const)('the page of %s', (_what, game, play, isFree, path) => {
  expect(framedPath(game, play, isFree)).toBe(path);
});
