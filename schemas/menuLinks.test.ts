import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { isMenuEntryShown, menuLinks } from './menuLinks.ts';

test('an entry shows by its own switch, one without a key always', () => {
  const { switches } = resolvedWith({ '/switches/PTSYS3': '0', '/switches/SECPRIV': '1' }).site;
  expect([isMenuEntryShown('PTSYS3', switches), isMenuEntryShown('SECPRIV', switches), isMenuEntryShown(null, switches)]).toEqual(
    [false, true, true],
  );
});

test('no two keys lead to one page', () => {
  expect(new Set(Object.values(menuLinks)).size).toBe(Object.keys(menuLinks).length);
});
