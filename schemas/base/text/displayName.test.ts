import { expect, it } from 'vitest';
import { isReadableName } from './displayName.ts';

it.each(['Aurora', 'Öl & Gas 2', 'สยาม', 'القمر', '月神', 'Luna 👩‍🚀 7', 'می‌خواهم', '7', '…', '!'])('“%s” is a name', (name) => {
  expect(isReadableName(name)).toBe(true);
});

it.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['a no-break space', '\u00a0'],
  ['a zero-width space alone', '\u200b'],
  ['a filler that looks like a blank', '\u3164'],
  ['a direction override', 'Lu\u202ena'],
  ['an isolate', '\u2066Luna\u2069'],
  ['a mark of direction', 'Luna\u200f'],
  ['a line break', 'Luna\nAurora'],
  ['a bell', 'Luna\u0007'],
  ['a line separator', 'Luna\u2028'],
  ['a hidden space', 'Lu\ufeffna'],
  ['joiners alone', '\u200d\u200d'],
])('%s is none', (_title, name) => {
  expect(isReadableName(name)).toBe(false);
});
