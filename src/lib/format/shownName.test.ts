import { expect, it } from 'vitest';
import { shownName } from './shownName.ts';

it.each([
  ['84912345678', '••••••••678'],
  ['84912345678m4k2', '••••••••678m4k2'],
  ['mei', 'mei'],
  ['mei84912345678', 'mei84912345678'],
  ['1234567', '1234567'],
])('shows %s as %s', (name, shown) => expect(shownName(name)).toBe(shown));
