import { expect, it } from 'vitest';
import { filterGamesByName } from './filterGamesByName.ts';

const games = ['Treasure Reef', 'Lửa Rồng', '熊猫宝藏', 'مصباح الصحراء'].map((gameName, nodeId) => ({
  gameId: `G${nodeId}`,
  nodeId,
  gameName,
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: `/art/games/G${nodeId}`,
}));

it.each([
  ['', ['Treasure Reef', 'Lửa Rồng', '熊猫宝藏', 'مصباح الصحراء']],
  ['  ', ['Treasure Reef', 'Lửa Rồng', '熊猫宝藏', 'مصباح الصحراء']],
  [' REEF ', ['Treasure Reef']],
  ['lua', ['Lửa Rồng']],
  ['宝', ['熊猫宝藏']],
  ['الصحراء', ['مصباح الصحراء']],
  ['.*', []],
])('%j finds %j', (name, found) => {
  expect(filterGamesByName(games, name).map(({ gameName }) => gameName)).toEqual(found);
});
