import { expect, it } from 'vitest';
import { contrastChecks, passes } from '#schemas/judge/lint/contrastChecks.ts';
import { themeModes } from '#schemas/declare/names/themeRoles.ts';
import { toolPalettes } from './toolTheme.ts';

it.each(themeModes)('the tool’s own %s look passes the contrast rules that it shows to operators', (mode) => {
  const palette = toolPalettes[mode];
  expect(contrastChecks.roles.filter((check) => !passes(palette, check))).toEqual([]);
});
