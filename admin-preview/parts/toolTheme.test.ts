import { expect, it } from 'vitest';
import { contrastOf } from '#schemas/lint/colour.ts';
import { contrastPairs } from '#schemas/lint/roleContrast.ts';
import { themeModes } from '#schemas/release/themeRoles.ts';
import { toolPalettes } from './toolTheme.ts';

it.each(themeModes)('the tool’s own %s look passes the contrast rules that it shows to operators', (mode) => {
  const palette = toolPalettes[mode];
  expect(contrastPairs.filter(({ role, on, needed }) => contrastOf(palette[role], palette[on]) < needed)).toEqual([]);
});
