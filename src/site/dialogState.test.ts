import { describe, expect, it } from 'vitest';
import { replacementState, onwardState, openedAt, overHome, returnPathOf } from './dialogState.ts';

describe('the way back after a login', () => {
  it.each(['/m/set', '/m/transaction/record?types=A', '/m/member/home'])('leads to %s', (from) => {
    expect(returnPathOf({ from })).toBe(from);
  });

  it.each([
    'https://evil.example/m/set',
    '//evil.example/m/set',
    '/\\evil.example',
    '/m/\\evil.example',
    'javascript:alert(1)',
    '/admin',
    '/m/login',
    '/m/login?x=1',
    '/m/register.html',
    '/m/forget',
    '/m/set#<script>',
    '',
    7,
    undefined,
  ])('never leads to %s', (from) => {
    expect(returnPathOf({ from })).toBeUndefined();
  });
});

describe('the state of a form', () => {
  const at = (pathname: string, state: unknown = null, search = '') => ({ pathname, search, state });

  it.each([
    ['on home', at('/m/home'), overHome],
    [
      'on another page',
      at('/m/activity', null, '?id=1'),
      { ...replacementState(at('/m/activity', null, '?id=1')), pushed: true },
    ],
    ['over home', at('/m/login', overHome), overHome],
    [
      'in place of a page, from form to form',
      at('/m/login', { ...replacementState(at('/m/set')), registered: 'mei' }),
      { over: 'home', elsewhere: true, from: '/m/set' },
    ],
    [
      'on the way to a sheet, from form to form',
      at('/m/login', onwardState('/m/game?id=1', at('/m/hot-games'), true)),
      { over: 'home', elsewhere: true, from: '/m/game?id=1', sheet: true },
    ],
  ])('opened %s', (_title, place, state) => {
    expect(openedAt(place)).toEqual(state);
  });
});
