import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { colourRoles, themeModes } from '../../declare/names/themeRoles.ts';
import type { ProblemFix } from '../../base/json/problem.ts';
import { roleContrast, stateContrast } from './contrast.ts';
import { contrastChecks } from './contrastChecks.ts';
import { toLab } from './oklab.ts';

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
    shade: 'onBrand',
    on: 'brand',
    ratio: 4.47,
    needed: 4.5,
    colour: '#ffffff',
    onColour: '#777777',
  });
});

const all = (changes: Readonly<Record<string, string>>) => {
  const resolved = resolvedWith(changes);
  return [...roleContrast(resolved), ...stateContrast(resolved)];
};
/** The colours after a fix. */
const after = (changes: Readonly<Record<string, string>>, fix: ProblemFix | undefined): Record<string, string> => {
  if (fix?.op === 'set') return { ...changes, [fix.pointer]: String(fix.value) };
  return Object.fromEntries(Object.entries(changes).filter(([pointer]) => !pointer.startsWith(`${fix?.pointer}/`)));
};

test.each([...new Set(contrastChecks.roles.map(({ role }) => role))])(
  'one fix solves every pair of %s, with all states that are derived from it',
  (role) => {
    const { dark } = resolvedWith({}).site.theme;
    const on = contrastChecks.roles.find((check) => check.role === role)?.on ?? 'background';
    const bad = { [at('dark', role)]: dark[on] };
    const [first] = all(bad).filter(({ params }) => params['role'] === role);
    expect(first?.fix).toMatchObject({ op: 'set', pointer: at('dark', role) });
    expect(all(after(bad, first?.fix))).toEqual([]);
  },
);

test('the colour of a fix keeps its hue, and is the nearest that passes', () => {
  const [first] = roleContrast(resolvedWith({ [at('dark', 'danger')]: '#8d5650' }));
  expect(first?.fix).toEqual({ op: 'set', pointer: at('dark', 'danger'), value: expect.any(String) });
  const hue = (colour: string) => {
    const [, a, b] = toLab(colour);
    return Math.atan2(b, a);
  };
  const value = first?.fix?.op === 'set' ? String(first.fix.value) : '';
  expect(hue(value)).toBeCloseTo(hue('#8d5650'), 1);
  expect(toLab(value)[0] - toLab('#8d5650')[0]).toBeLessThan(0.2);
});

test('where no colour of the role can pass, another one gives way, and at last the look is the preset’s again', () => {
  // Text that must show on black and on white at once.
  const torn = { [at('dark', 'background')]: '#000000', [at('dark', 'raised')]: '#ffffff' };
  const [text] = roleContrast(resolvedWith(torn)).filter(({ params }) => params['role'] === 'text');
  expect(text?.fix).toEqual({ op: 'set', pointer: at('dark', 'raised'), value: expect.any(String) });
  expect(all(after(torn, text?.fix)).filter(({ params }) => params['role'] === 'text')).toEqual([]);
  const hopeless = { ...torn, [at('dark', 'surface')]: '#808080' };
  const [first] = roleContrast(resolvedWith(hopeless)).filter(({ params }) => params['role'] === 'text');
  expect(first?.fix).toEqual({ op: 'remove', pointer: '/template/theme/dark' });
  expect(all(after(hopeless, first?.fix))).toEqual([]);
});

test.each(themeModes)('whatever the colours of the %s look are, fixing one problem after the other ends without any', (mode) => {
  const shades = ['#000000', '#7f7f7f', '#ffffff', '#e0b020', '#3040c0', '#c02040'];
  for (const start of [0, 1, 2, 3, 4, 5]) {
    let changes: Record<string, string> = Object.fromEntries(
      colourRoles.map((role, index) => [at(mode, role), shades[(start + index * (start + 1)) % shades.length] ?? '']),
    );
    for (let round = 0; round < 30; round += 1) {
      const [first] = all(changes);
      if (first === undefined) break;
      expect([first.params['role'], first.fix?.op]).toEqual([first.params['role'], expect.stringMatching(/set|remove/)]);
      changes = after(changes, first.fix);
    }
    expect(all(changes)).toEqual([]);
  }
});
