import { expect, it } from 'vitest';
import { iconsIn } from './iconsIn.ts';

const idsOf = (svg: string) => [...svg.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);

it('gives the drawings that a page uses, each once, in a sheet that shows nothing itself', () => {
  const sheet = iconsIn('<svg><use href="#i-menu"></use></svg><use href="#i-home"/><use href="#i-menu"></use>');
  expect(idsOf(sheet)).toEqual(['i-menu', 'i-home']);
  expect(sheet).toMatch(/^<svg [^>]*id="icons" style="display:none">.*<\/svg>$/s);
});

it('gives an empty sheet to a page without icons, and none for names it does not know', () => {
  expect(idsOf(iconsIn('<p>#i-menu</p><use href="#i-nothing"></use>'))).toEqual([]);
});
