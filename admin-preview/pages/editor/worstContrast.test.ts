import { expect, it } from 'vitest';
import { toolPalettes } from '../../kit/parts/toolTheme.ts';
import { worstContrast } from './worstContrast.ts';

const { dark, light } = toolPalettes;

it('is that of the pair with the least of what it needs, in either look', () => {
  const worst = worstContrast('muted', { dark, light: { ...light, raised: light.muted } });
  expect(worst).toEqual({ mode: 'light', role: 'muted', on: 'raised', ratio: 1, needed: 4.5 });
});

it('counts what is on a role as well', () => {
  expect(worstContrast('surface', { dark: { ...dark, text: dark.surface }, light })).toMatchObject({
    mode: 'dark',
    role: 'text',
    on: 'surface',
    ratio: 1,
  });
});

it('is judged by what a pair needs: three is enough for shapes', () => {
  const worst = worstContrast('brand', {
    dark,
    light: { ...light, brand: '#8a8a8a', onBrand: '#000000', background: '#ffffff' },
  });
  expect(worst).toMatchObject({ mode: 'light', needed: 3 });
});

it('is nothing for a role that is on nothing', () => {
  expect(worstContrast('line', { dark, light })).toBeUndefined();
});
