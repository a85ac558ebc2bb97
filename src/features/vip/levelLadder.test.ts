import { expect, it } from 'vitest';
import { levelLadder } from './levelLadder.ts';

const answer = {
  currentProgress: { completedConditions: 12, totalExpectedConditions: 50 },
  playerRankProgress: { labelId: 3 },
  ranks: [{ labelId: 1 }, { labelId: 2, needed: 10 }, { labelId: 3, needed: 50, reward: 5 }, { labelId: 4 }],
};
const statesOf = (own: string | undefined) => levelLadder(answer, own).map(({ state }) => state);

it('tells what is reached, where the player is, and what comes', () => {
  expect(statesOf('2')).toEqual(['reached', 'own', 'next', 'ahead']);
  expect(levelLadder(answer, '2').map(({ missing }) => missing)).toEqual([undefined, undefined, 38, undefined]);
});

it('takes the level before the next one for the player’s where the account bears another name', () => {
  expect(statesOf('Gold club')).toEqual(['reached', 'own', 'next', 'ahead']);
  expect(statesOf(undefined)).toEqual(['reached', 'own', 'next', 'ahead']);
});

it('takes the last level for the player’s where progress leads to no other', () => {
  const states = levelLadder({ ...answer, playerRankProgress: {} }, undefined).map(({ state }) => state);
  expect(states).toEqual(['reached', 'reached', 'reached', 'own']);
});

it('claims no place where the platform tells of none', () => {
  expect(levelLadder({ ranks: [{ labelId: 1 }] }, undefined)).toMatchObject([{ state: 'ahead' }]);
  expect(levelLadder({}, 'VIP 2')).toEqual([]);
});
