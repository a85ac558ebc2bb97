import { expect, it } from 'vitest';
import { blockProblems } from '#schemas/release/read/blockProblems.ts';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { layoutEntryText } from '../.storybook/docs/layoutEntry.ts';
import { schemaDefaults } from '../.storybook/docs/schemaDefaults.ts';

it.each([
  ['no setting that is at its default', { sticky: true, icons: true, search: false }, {}],
  ['the settings that differ', { sticky: true, icons: false, search: true }, { props: { icons: false, search: true } }],
  ['nothing that is not a setting', { icons: false, onPress: () => undefined }, { props: { icons: false } }],
])('what is copied has %s', (_what, args, rest) => {
  expect(JSON.parse(layoutEntryText('category-tabs', args))).toEqual({
    id: expect.stringMatching(/^category-tabs-[0-9a-f]{6}$/),
    block: 'category-tabs',
    ...rest,
  });
});

it.each(blockTypes)('what is copied of %s is a placed block without problems', (block) => {
  expect(blockProblems(JSON.parse(layoutEntryText(block, schemaDefaults(block))), '')).toEqual([]);
});

it('what is copied twice has an identifier of its own each time, as a layout asks for', () => {
  const ids = [1, 2].map(() => (JSON.parse(layoutEntryText('jackpot', {})) as { id: string }).id);
  expect(new Set(ids).size).toBe(2);
});
