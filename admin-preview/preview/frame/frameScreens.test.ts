import { expect, it } from 'vitest';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { frameScreens, scenarioFor, screenAt } from './frameScreens.ts';

it.each([
  ['a guest becomes a member', 'deposit', { audience: 'guest' }, { audience: 'member', status: '0' }],
  ['an agent may stay one', 'deposit', { audience: 'agent' }, { audience: 'agent', status: '0' }],
  ['a member becomes an agent', 'teamBets', { audience: 'member' }, { audience: 'agent', status: '0' }],
  ['a member becomes a guest', 'login', { audience: 'member' }, { audience: 'guest', status: '0' }],
  ['nobody changes', 'help', { audience: 'trial' }, { audience: 'trial', status: '0' }],
  ['a closed site opens', 'help', { status: '2' }, { audience: 'guest', status: '0' }],
  ['the site closes', 'maintenance', {}, { audience: 'guest', status: '2' }],
] as const)('to be looked at: %s for %s', (_title, screen, now, then) => {
  expect(scenarioFor(frameScreens[screen], { ...defaultScenario, ...now })).toEqual({ ...defaultScenario, ...then });
});

it.each([
  ['/m/transaction/record?types=A', 'transactions'],
  ['/m/home?q=dragon', 'home'],
  ['/m/nowhere', undefined],
])('%s is known as %s', (path, screen) => {
  expect(screenAt(path)).toBe(screen);
});
