import { expect, test } from 'vitest';
import { addressesOf, canonicalPath } from './addresses.ts';
import { menuFacts } from './menuEntries.ts';
import { pageNames } from './pages.ts';

test('no two addresses differ by letter case only', () => {
  const all = pageNames.flatMap(addressesOf).map((address) => address.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});

test('no two entries of the menus lead to one page', () => {
  const led = Object.values(menuFacts).map(({ page }) => page);
  expect(new Set(led).size).toBe(led.length);
});

test.each([
  ['/m/home', undefined],
  ['/m/', undefined],
  ['/m/home/', '/m/home'],
  ['/M/Register.HTML', '/m/register.html'],
  ['/m/nowhere/', undefined],
])('%s was meant as %s', (pathname, meant) => {
  expect(canonicalPath(pathname)).toBe(meant);
});
