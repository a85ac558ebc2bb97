import { expect, it } from 'vitest';
import { statusPages } from './statusPages.ts';

it.each([
  ['a', [], { 0: 'open', 1: 'restricted', 2: 'maintenance' }],
  ['b', [], { 0: 'open', 1: 'maintenance', 2: 'restricted' }],
  ['a', ['7=maintenance', '2=open'], { 0: 'open', 1: 'restricted', 2: 'open', 7: 'maintenance' }],
] as const)('reading %s with %j is %j', (reading, own, pages) => {
  expect(statusPages(reading, own)).toEqual(pages);
});
