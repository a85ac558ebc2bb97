import { describe, expect, it } from 'vitest';
import { pictureUrl, tileClass, vendorMarkUrl } from './pictures.ts';

describe('pictureUrl', () => {
  it.each([
    ['/art/games/A', [], 7, '/art/games/A'],
    ['art/games/A', [], 7, '/art/games/A'],
    ['/a.png', ['https://one.example', 'https://two.example/'], 3, 'https://two.example/a.png'],
    ['/a.png', ['https://one.example', 'https://two.example/'], -4, 'https://one.example/a.png'],
    ['https://art.example/a.png', ['https://one.example'], 3, 'https://art.example/a.png'],
    ['javascript:alert(1)', [], 0, '/javascript:alert(1)'],
  ])('%s with hosts %j and seed %i is %s', (path, hosts, seed, url) => {
    expect(pictureUrl(path, hosts, seed)).toBe(url);
  });
});

describe('vendorMarkUrl', () => {
  it.each([
    ['NOVR', 'dark', '/art/vendors/NOVR-WHITE.svg'],
    ['NOVR', 'light', '/art/vendors/NOVR-BLACK.svg'],
    ['A/../B', 'dark', '/art/vendors/A%2F..%2FB-WHITE.svg'],
  ] as const)('%s on %s is %s', (vendor, theme, url) => expect(vendorMarkUrl(vendor, theme)).toBe(url));
});

it('every game has one of four tile colours, always the same', () => {
  const classes = [0, 1, 2, 3, 4, 1001, -1].map(tileClass);
  expect(classes).toEqual([1, 2, 3, 4, 1, 2, 2]);
});
