import { expect, it } from 'vitest';
import { linkTarget } from './linkTarget.ts';

it.each([
  ['/m/hot-games', { kind: 'inside', href: '/m/hot-games' }],
  ['https://elsewhere.example/a', { kind: 'outside', href: 'https://elsewhere.example/a' }],
  ['javascript:alert(1)', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['http://plain.example', undefined],
  ['m/hot-games', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j leads to %j', (link, target) => {
  expect(linkTarget(link)).toEqual(target);
});
