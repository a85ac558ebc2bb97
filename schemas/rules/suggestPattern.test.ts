import { describe, expect, it } from 'vitest';
import { checkPattern } from './checkPattern.ts';
import { anchored, suggestPattern } from './suggestPattern.ts';

describe('a suggestion for a refused pattern', () => {
  it.each([
    ['can-hang', '^(a+)+$', '^a+$'],
    ['can-hang', '^([a-z0-9]*)*$', '^[a-z0-9]*$'],
    ['can-hang', '^(?:\\d+)+$', '^\\d+$'],
    ['unsupported', '^(?=.*\\d)[a-z0-9]{6,12}$', '^[a-z0-9]{6,12}$'],
    ['unsupported', '^\\bplayer\\b$', '^player$'],
    ['malformed', '^[a-z', '^[a-z]'],
    ['malformed', '^(ab', '^(ab)'],
    ['malformed', '^ab\\', '^ab'],
  ])('%s: %s becomes %s', (verdict, pattern, suggestion) => {
    expect(checkPattern(pattern)).toBe(verdict);
    expect(suggestPattern(pattern)).toBe(suggestion);
    expect(checkPattern(suggestion)).toBe('ok');
  });

  it('is none where nothing near may run', () => {
    expect(suggestPattern('('.repeat(60))).toBeUndefined();
  });
});

describe('a pattern of the whole entry', () => {
  it.each([
    ['[a-z]+', '^(?:[a-z]+)$'],
    ['^[a-z]+', '^(?:[a-z]+)$'],
    ['a|b', '^(?:a|b)$'],
  ])('of %s is %s', (pattern, whole) => {
    expect(anchored(pattern)).toBe(whole);
  });

  it('is none for one that is asked of the whole already', () => {
    expect(anchored('^[a-z]+$')).toBeUndefined();
  });
});
