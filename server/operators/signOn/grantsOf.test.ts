import { expect, it } from 'vitest';
import { grantsOf } from './grantsOf.ts';

const roles = {
  viewers: 'viewer',
  admins: 'admin',
  aurora: { aurora: 'editor', sahara: 'viewer' },
  sahara: { sahara: 'publisher' },
} as const;

it.each([
  ['a text', 'viewers', { all: 'viewer', merchants: {} }],
  ['a list, of which the higher role counts', ['admins', 'viewers'], { all: 'admin', merchants: {} }],
  ['roles at merchants together', ['sahara', 'aurora'], { all: null, merchants: { aurora: 'editor', sahara: 'publisher' } }],
  ['a value that the file does not name', ['others'], { all: null, merchants: {} }],
  ['the name of a property of all objects', 'constructor', { all: null, merchants: {} }],
  ['something else', { admins: true }, { all: null, merchants: {} }],
  ['nothing', undefined, { all: null, merchants: {} }],
])('%s', (_title, claim, expected) => {
  expect(grantsOf({ roles }, claim)).toEqual(expected);
});
