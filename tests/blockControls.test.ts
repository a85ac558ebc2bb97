import { expect, it } from 'vitest';
import { blockTypes } from '#schemas/declare/blocks/blocks.ts';
import { controlsOf } from '../.storybook/blockControls.ts';

it.each([
  [
    'a number, whose bounds are named, not enforced silently',
    'hot-games-list',
    'large',
    { control: { type: 'number', step: 1 } },
  ],
  ['a switch', 'hot-games-list', 'search', { control: { type: 'boolean' }, table: { defaultValue: { summary: 'true' } } }],
  [
    'a length of time with its unit',
    'banner-carousel',
    'speedMs',
    { table: { type: { summary: 'whole number 0 to 5000 milliseconds' } } },
  ],
  ['a few choices in view', 'game-list', 'loading', { control: { type: 'inline-radio' }, options: ['button', 'scroll'] }],
] as const)('a setting of a block is %s', (_what, block, setting, control) => {
  expect(controlsOf(block)[setting]).toMatchObject(control);
});

it('every setting of every block has a title, a description and a control', () => {
  const poor = blockTypes.flatMap((block) =>
    Object.entries(controlsOf(block)).flatMap(([name, { name: title, description, control }]) =>
      title && description && typeof control === 'object' && control.type ? [] : [`${block} ${name}`],
    ),
  );
  expect(poor).toEqual([]);
});
