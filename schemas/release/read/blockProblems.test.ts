import { expect, test } from 'vitest';
import { blockProblems } from './blockProblems.ts';

const at = '/template/layout/home/2';

test.each([
  ['good settings', { id: 'a', block: 'hot-games', props: { count: 5 } }, []],
  ['no settings', { id: 'a', block: 'hot-games' }, []],
  ['a setting out of bounds', { id: 'a', block: 'hot-games', props: { count: 99 } }, [['schema.maximum', `${at}/props/count`]]],
  [
    'a setting that the block does not have',
    { id: 'a', block: 'hot-games', props: { colour: 'red' } },
    [['schema.additionalProperties', `${at}/props/colour`]],
  ],
  [
    'two faults',
    { id: 'a', block: 'hot-games', props: { count: '5', ranks: 1 } },
    [
      ['schema.type', `${at}/props/count`],
      ['schema.type', `${at}/props/ranks`],
    ],
  ],
  ['an unknown block', { id: 'a', block: 'weather', props: { anything: 1 } }, [['block.unknown', `${at}/block`]]],
  ['an inherited name', { id: 'a', block: 'constructor' }, [['block.unknown', `${at}/block`]]],
])('%s', (_title, placed, found) => {
  expect(blockProblems(placed, at).map(({ code, pointer }) => [code, pointer])).toEqual(found);
});

test('a mistyped block names the nearest one and how to fix it', () => {
  expect(blockProblems({ id: 'a', block: 'hotgame' }, at)).toMatchObject([
    { params: { block: 'hotgame', near: 'hot-games' }, fix: { op: 'set', pointer: `${at}/block`, value: 'hot-games' } },
  ]);
});
