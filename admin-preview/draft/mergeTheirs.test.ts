import { expect, it } from 'vitest';
import { mergeTheirs } from './mergeTheirs.ts';

it('takes their changes over, but for settings that both changed', () => {
  const mine = { switches: { CBS3: '1' }, template: { parameters: { title: 'Mine', language: 'EN' } } };
  const title = { pointer: '/template/parameters/title', before: 'Old', after: 'Theirs' };
  const merged = mergeTheirs(mine, [
    title,
    { pointer: '/template/parameters/language', before: 'EN', after: 'EN,CN' },
    { pointer: '/switches/TRIAL3', after: '0' },
    { pointer: '/switches/CBS3', after: '1' },
  ]);
  expect(merged).toEqual({
    document: { switches: { CBS3: '1', TRIAL3: '0' }, template: { parameters: { title: 'Mine', language: 'EN,CN' } } },
    disputed: [title],
  });
});
