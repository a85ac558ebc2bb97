import { expect, test } from 'vitest';
import { menuLinks } from './menuLinks.ts';

test('no two keys lead to one page', () => {
  expect(new Set(Object.values(menuLinks)).size).toBe(Object.keys(menuLinks).length);
});
