import { expect, test } from 'vitest';
import { statusPages } from './resolve/statusPages.ts';
import { gateOf, isKnownStatus, readStatus } from './statusGate.ts';

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
  expect([gateOf(answer, statusPages('a', [])), gateOf(answer, statusPages('b', []))]).toEqual([a, b]);
});

test.each([
  [0, true],
  [2, true],
  [3, false],
  [7, true],
  [{ status: 1 }, true],
  [{ status: 9 }, false],
  [{ status: 9, maintenance: true }, true],
  [{ status: 9, regionRestricted: true }, true],
])('%j says something: %s', (answer, known) => {
  expect(isKnownStatus(answer, statusPages('a', ['7=open']))).toBe(known);
});

test.each([
  [2, 2],
  [
    { status: 1, ip: '::1', extra: 1 },
    { status: 1, maintenance: false, regionRestricted: false, ip: '::1' },
  ],
  [
    { status: 0, maintenance: true, ip: 7 },
    { status: 0, maintenance: true, regionRestricted: false, ip: '' },
  ],
  ['2', undefined],
  [1.5, undefined],
  [{ status: '1' }, undefined],
  [null, undefined],
  [[], undefined],
])('a stored %j reads %j', (stored, status) => {
  expect(readStatus(stored)).toEqual(status);
});
