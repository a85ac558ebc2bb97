import { expect, test } from 'vitest';
import { gateOf } from './statusGate.ts';

test.each([
  [0, 'open', 'open'],
  [1, 'restricted', 'maintenance'],
  [2, 'maintenance', 'restricted'],
  [3, 'open', 'open'],
  [-1, 'open', 'open'],
  [{ status: 0 }, 'open', 'open'],
  [{ status: 1 }, 'restricted', 'maintenance'],
  [{ status: 2 }, 'maintenance', 'restricted'],
  [{ status: 0, maintenance: true }, 'maintenance', 'maintenance'],
  [{ status: 0, regionRestricted: true }, 'restricted', 'restricted'],
  [{ status: 0, maintenance: true, regionRestricted: true }, 'maintenance', 'maintenance'],
  [{ status: 1, maintenance: false, regionRestricted: false }, 'restricted', 'maintenance'],
] as const)('%j reads %s by a and %s by b', (answer, a, b) => {
  expect([gateOf(answer, 'a'), gateOf(answer, 'b')]).toEqual([a, b]);
});
