import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteOfBrand } from '../.storybook/brands.ts';
import { contrastsOf, ratioText } from '../.storybook/foundations/contrasts.ts';
import { tokensIn } from '../.storybook/foundations/tokensIn.ts';

const tokens = readFileSync(new URL('../src/ui/tokens.css', import.meta.url), 'utf8');

it.each([
  ['space-', '--space-1', '4px'],
  ['text-', '--text-body', '0.9375rem'],
  ['radius-', '--radius-round', '999px'],
  ['ease', '--ease', 'cubic-bezier(0.2, 0.8, 0.2, 1)'],
])('tokens that begin with %s have %s', (prefix, name, value) => {
  expect(tokensIn(tokens, prefix)).toContainEqual({ name, value });
});

it('of a sheet with exceptions the general value is shown', () => {
  const css =
    ':root { /* --space-0: 1px; */ --space-1: 4px; --fast: 9ms } :root:lang(th) { --space-1: 5px } @media (x) { :root { --space-1: 0px; } }';
  expect(tokensIn(css, 'space-')).toEqual([{ name: '--space-1', value: '4px' }]);
});

it('a role is measured against what lint says that it is on', () => {
  const [first] = contrastsOf({ ...siteOfBrand('neon').theme.dark, onBrand: '#000000', brand: '#ffffff' }, 'onBrand');
  expect(first).toEqual({ on: 'brand', needed: 4.5, ratio: 21 });
  expect(ratioText(4.49)).toBe('4.4');
});
