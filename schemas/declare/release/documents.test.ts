import { expect, test } from 'vitest';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { releaseWith } from '#tests/support/releases.ts';

test.each([
  ['', true],
  ['/m/help?i=5', true],
  ['/m/help', true],
  ['https://brand.example', true],
  ['https://brand.example/terms.pdf?v=2#fees', true],
  ['http://brand.example/terms', false],
  ['//brand.example/terms', false],
  ['/help?i=5', false],
  ['javascript:alert(1)', false],
  ['https://', false],
  ['https://user@brand.example/', false],
  ['https://brand.example/a b', false],
  ['https://brand.example\\terms', false],
  [`https://brand.example/${'a'.repeat(300)}`, false],
])('the address %j of a document is taken: %s', (address, isTaken) => {
  expect(readRelease(releaseWith({ '/template/behaviour/documents/terms': address })).ok).toBe(isTaken);
});
