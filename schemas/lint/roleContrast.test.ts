import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { contrastPairs, roleContrast } from './roleContrast.ts';

const at = (mode: string, role: string) => `/template/theme/${mode}/${role}`;

test('finds nothing in a palette whose pairs all pass', () => {
  expect(roleContrast(resolvedWith({}))).toEqual([]);
});

test.each([
  ['dark', 'muted', '#4a4a55', 'contrast.unreadable', ['background', 'surface', 'raised']],
  ['light', 'text', '#8a8a8a', 'contrast.low', ['background', 'surface']],
  ['light', 'onBrand', '#777777', 'contrast.unreadable', ['brand']],
  ['dark', 'danger', '#8d5650', 'contrast.low', ['background']],
])('%s %s %s is %s', (mode, role, colour, code, on) => {
  const found = roleContrast(resolvedWith({ [at(mode, role)]: colour })).filter((problem) => problem.code === code);
  expect(found.map(({ pointer, params }) => ({ pointer, on: params['on'] }))).toEqual(
    on.map((each) => ({ pointer: at(mode, role), on: each })),
  );
});

test('a brand colour that hardly shows is low, because shapes need 3 only', () => {
  const found = roleContrast(resolvedWith({ [at('dark', 'brand')]: '#333a5a' }));
  expect(
    found.filter(({ params }) => params['role'] === 'brand').map(({ code, params }) => [code, params['on'], params['needed']]),
  ).toEqual([
    ['contrast.low', 'background', 3],
    ['contrast.low', 'surface', 3],
  ]);
});

test('the ratio is cut, never rounded up to the bound it misses', () => {
  const [found] = roleContrast(resolvedWith({ [at('light', 'onBrand')]: '#ffffff', [at('light', 'brand')]: '#777777' }));
  // 4.478…
  expect(found?.params).toEqual({
    mode: 'light',
    role: 'onBrand',
    on: 'brand',
    ratio: 4.47,
    needed: 4.5,
    colour: '#ffffff',
    onColour: '#777777',
    near: '#050505',
  });
});

test.each([...new Set(contrastPairs.map(({ role }) => role))])('the suggested shade mends every pair of %s', (role) => {
  const { dark } = resolvedWith({}).site.theme;
  const on = contrastPairs.find((pair) => pair.role === role)?.on ?? 'background';
  const bad = { [at('dark', role)]: dark[on] };
  const [first] = roleContrast(resolvedWith(bad)).filter(({ params }) => params['role'] === role);
  const mended = first?.fix?.op === 'set' ? { [first.fix.pointer]: first.fix.value } : bad;
  expect(roleContrast(resolvedWith(mended)).filter(({ params }) => params['role'] === role)).toEqual([]);
});

test('suggests nothing where no shade can pass', () => {
  // Text that must show on black and on white at once.
  const found = roleContrast(resolvedWith({ [at('dark', 'background')]: '#000000', [at('dark', 'raised')]: '#ffffff' }));
  expect(found.filter(({ params }) => params['role'] === 'text').map(({ fix, params }) => [fix, params['near']])).toEqual([
    [undefined, ''],
  ]);
});
