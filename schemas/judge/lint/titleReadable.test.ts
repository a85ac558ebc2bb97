import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { titleReadable } from './titleReadable.ts';

test.each([
  ['Aurora', []],
  ['   ', ['title.unreadable']],
  ['Aur\u202eora', ['title.unreadable']],
])('the title %j', (title, codes) => {
  expect(titleReadable(resolvedWith({ '/template/parameters/title': title })).map(({ code }) => code)).toEqual(codes);
});
