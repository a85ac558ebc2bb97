import { expect, test } from 'vitest';
import { statusPages } from '../../release/resolve/statusPages.ts';
import { gateOf, knownStatus, readStatus } from './statusGate.ts';

const closed = (status: object) => ({ status: 0, maintenance: false, regionRestricted: false, ip: '', ...status });

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

/** Platforms' shapes of a status (STAT-05), with the parsed status. */
const shapes: [shape: unknown, status: unknown][] = [
  [2, 2],
  ['2', 2],
  [' 2 ', 2],
  [{ status: '2' }, closed({ status: 2 })],
  [{ status: 1, ip: '::1', extra: 1 }, closed({ status: 1, ip: '::1' })],
  [{ value: 2 }, closed({ status: 2 })],
  [{ value: '2' }, closed({ status: 2 })],
  [{ value: { status: 2 } }, closed({ status: 2 })],
  [{ status: 'OK', value: { status: '2', ip: '::1' } }, closed({ status: 2, ip: '::1' })],
  [{ value: { value: 2 } }, closed({ status: 2 })],
  [{ status: 200, value: 2 }, closed({ status: 2 })],
  [{ maintenance: true }, closed({ maintenance: true })],
  [{ maintenance: 'Y', regionRestricted: 0 }, closed({ maintenance: true })],
  [{ regionRestricted: '1' }, closed({ regionRestricted: true })],
  [{ value: { regionRestricted: 1 }, maintenance: 1 }, closed({ maintenance: true, regionRestricted: true })],
  [{ value: { status: 0, maintenance: false }, maintenance: true }, closed({ maintenance: true })],
  [{ maintenance: false }, closed({})],
  [{ status: 0, maintenance: true, ip: 7 }, closed({ maintenance: true })],
  ['', undefined],
  ['down', undefined],
  [1.5, undefined],
  [true, undefined],
  [{}, undefined],
  [{ status: null }, undefined],
  [null, undefined],
  [[], undefined],
];
test.each(shapes)('%j is read as %j', (shape, status) => {
  expect(readStatus(shape)).toEqual(status);
  expect(readStatus(status)).toEqual(status); // a parsed status can be stored and parsed again
});

test.each([
  [0, true],
  [2, true],
  [3, false],
  [7, true],
  ['7', true],
  ['down', false],
  [{ status: 1 }, true],
  [{ status: 9 }, false],
  [{ status: 9, maintenance: true }, true],
  [{ status: 9, regionRestricted: true }, true],
  [{ maintenance: '1' }, true],
])('%j says something: %s', (answer, known) => {
  expect(knownStatus(answer, statusPages('a', ['7=open']))).toEqual(known ? readStatus(answer) : undefined);
});
