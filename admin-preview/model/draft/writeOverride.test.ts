import { describe, expect, it } from 'vitest';
import { writeOverride } from './writeOverride.ts';

const inherited = {
  switches: { TRIAL3: '1' },
  template: { layout: { home: [{ id: 'a', props: { count: 7 } }, { id: 'b' }] }, parameters: { title: 'Livery' } },
};
const write = (document: unknown, pointer: string, value: unknown, live: unknown = {}) =>
  writeOverride(document, pointer, value, { inherited, live });

describe('writeOverride', () => {
  it.each([
    ['writes a leaf', {}, '/switches/TRIAL3', '0', { switches: { TRIAL3: '0' } }],
    [
      'takes a leaf out, with the parents that it leaves empty',
      { schemaVersion: 5, switches: { TRIAL3: '0' } },
      '/switches/TRIAL3',
      undefined,
      { schemaVersion: 5 },
    ],
    [
      'drops a value that is inherited anyway',
      { schemaVersion: 5, switches: { TRIAL3: '0' } },
      '/switches/TRIAL3',
      '1',
      { schemaVersion: 5 },
    ],
    [
      'takes an inherited list along when something in it changes',
      {},
      '/template/layout/home/0/props/count',
      5,
      { template: { layout: { home: [{ id: 'a', props: { count: 5 } }, { id: 'b' }] } } },
    ],
    [
      'takes an entry out of an inherited list',
      {},
      '/template/layout/home/1',
      undefined,
      { template: { layout: { home: [{ id: 'a', props: { count: 7 } }] } } },
    ],
    [
      'drops a list that has become what is inherited',
      { v: 1, template: { layout: { home: [{ id: 'b' }] } } },
      '/template/layout/home',
      inherited.template.layout.home,
      { v: 1 },
    ],
  ])('%s', (_title, document, pointer, value, expected) => {
    expect(write(document, pointer, value)).toEqual(expected);
  });

  it('keeps a value that is inherited anyway when the live release says it too', () => {
    const live = { switches: { TRIAL3: '1' } };
    expect(write({ switches: { TRIAL3: '0' } }, '/switches/TRIAL3', '1', live)).toEqual(live);
  });
});
