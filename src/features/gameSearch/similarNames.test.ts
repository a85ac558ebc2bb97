import { expect, it } from 'vitest';
import { similarNames } from './similarNames.ts';

const games = ['Emperor Koi', 'Dragon Gate', 'Dragon Moon', 'Lửa Rồng', 'Treasure Reef'].map((gameName, nodeId) => ({
  gameId: `G${nodeId}`,
  nodeId,
  gameName,
  gameType: 'RNG',
  vassalage: 'NOVR',
  iconUrl: '/art/games/none',
}));

it.each([
  ['dragn', ['Dragon Gate', 'Dragon Moon']],
  ['emporer', ['Emperor Koi']],
  ['tresure reaf', ['Treasure Reef']],
  ['zzzzzzzz', []],
  ['ab', []],
  ['', []],
])('%j is near %j', (searched, names) => {
  expect(similarNames(searched, games)).toEqual(names);
});
