import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { mixInOklab } from '#schemas/judge/lint/oklab.ts';
import { stateContrast } from '#schemas/judge/lint/contrast.ts';
import { type DerivedShade, allChecks, colourOf, derivedShades } from '#schemas/judge/lint/contrastChecks.ts';
import { resolvedWith } from './support/releases.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const { site } = resolvedWith({});

/** The shade as the style sheet makes it. */
function ofSheet(name: DerivedShade): string {
  const rule = new RegExp(
    `--color-${kebab(name)}: color-mix\\(in oklab, var\\(--color-([a-z-]+)\\) (\\d+)%, var\\(--color-([a-z-]+)\\)\\);`,
  ).exec(tokens);
  const role = (kebabbed: string | undefined) => colourRoles.find((each) => kebab(each) === kebabbed) ?? 'brand';
  if (!rule) throw new Error(`tokens.css has no --color-${kebab(name)}`);
  return mixInOklab(site.theme.dark[role(rule[1])], Number(rule[2]), site.theme.dark[role(rule[3])]);
}

// The names of the table are its keys.
test.each(Object.keys(derivedShades) as DerivedShade[])('%s is derived as the style sheets derive it', (name) => {
  expect(colourOf(site.theme.dark, name)).toBe(ofSheet(name));
});

test.each([
  ['#ff0000', 100, '#00ff00', '#ff0000'],
  ['#ff0000', 0, '#0000ff', '#0000ff'],
  // As Chromium computes it.
  ['#000000', 50, '#ffffff', '#636363'],
  ['#ff0000', 50, '#0000ff', '#8c53a2'],
])('%s %i%% with %s is %s', (colour, percent, other, mixed) => {
  expect(mixInOklab(colour, percent, other)).toBe(mixed);
});

test('nothing is found in a palette whose states all pass', () => {
  expect(stateContrast(resolvedWith({}))).toEqual([]);
});

test('a pair that passes by itself can fail under the pointer', () => {
  // White on this brand is 4.5 and a little; the hovered brand takes in the light text.
  const changes = {
    '/template/theme/dark/brand': '#767676',
    '/template/theme/dark/onBrand': '#ffffff',
  };
  const found = stateContrast(resolvedWith(changes)).filter(({ params }) => params['role'] === 'onBrand');
  expect(found.map(({ code, severity, params }) => [code, severity, params['on']])).toEqual([
    ['contrast.state', 'warning', 'brandHover'],
    ['contrast.state', 'warning', 'brandPressed'],
  ]);
});

test('a button that is off and fades into the surface is a note', () => {
  const { surface } = site.theme.light;
  const found = stateContrast(resolvedWith({ '/template/theme/light/brand': mixInOklab(surface, 80, '#000000') }));
  expect(found.filter(({ code }) => code === 'contrast.off')).toMatchObject([{ severity: 'info', params: { role: 'brand' } }]);
});

test('every pair names shades that there are', () => {
  const { light } = site.theme;
  expect(allChecks.filter(({ shade, on }) => ![shade, on].every((each) => colourOf(light, each).startsWith('#')))).toEqual([]);
});
