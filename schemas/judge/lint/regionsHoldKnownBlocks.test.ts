import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { regionsHoldKnownBlocks } from './regionsHoldKnownBlocks.ts';

const home = '/template/layout/home';
const lint = (blocks: object[]) =>
  regionsHoldKnownBlocks(resolvedWith({ [home]: blocks })).map(({ code, pointer, fix }) => ({ code, pointer, fix }));
const hot = { id: 'hot', block: 'hot-games' };

test('finds nothing in a good list', () => {
  expect(lint([hot, { id: 'pictures', block: 'banner-carousel' }])).toEqual([]);
});

test('an unknown block, with the nearest name', () => {
  expect(lint([{ id: 'hot', block: 'hot-gams' }])).toEqual([
    { code: 'block.unknown', pointer: `${home}/0/block`, fix: { op: 'set', pointer: `${home}/0/block`, value: 'hot-games' } },
  ]);
});

test('settings that the block refuses, once', () => {
  expect(lint([{ ...hot, props: { count: 99 } }])).toEqual([
    { code: 'schema.maximum', pointer: `${home}/0/props/count`, fix: undefined },
  ]);
});

test('a block in a region that is none of its own', () => {
  expect(lint([hot, { id: 'form', block: 'login-form' }])).toEqual([
    { code: 'block.wrongRegion', pointer: `${home}/1`, fix: { op: 'set', pointer: home, value: [hot] } },
  ]);
});

test('an id used three times gets two free ones', () => {
  expect(lint([hot, hot, { ...hot, id: 'hot-2' }, hot])).toEqual([
    { code: 'block.repeatedId', pointer: `${home}/1/id`, fix: { op: 'set', pointer: `${home}/1/id`, value: 'hot-3' } },
    { code: 'block.repeatedId', pointer: `${home}/3/id`, fix: { op: 'set', pointer: `${home}/3/id`, value: 'hot-3' } },
  ]);
});

test('the same id in two regions is fine', () => {
  expect(regionsHoldKnownBlocks(resolvedWith({ [home]: [{ ...hot, id: 'top' }] }))).toEqual([]);
});
