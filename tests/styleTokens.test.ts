import { describe, expect, it } from 'vitest';
import { colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { filesBelow } from './support/sources.ts';

const TOKENS = 'src/ui/tokens.css';
const sheets = ['src', 'admin-preview'].flatMap((folder) => filesBelow(folder, /\.css$/)).filter(({ path }) => path !== TOKENS);

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Text that each kind of line must not contain, outside the tokens. */
const forbidden = {
  'a raw colour':
    /#[0-9a-f]{3,8}\b(?![^{;]*\{)|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|:\s*(white|black|red|green|blue|gray|grey)\b/gi,
  'a raw layer': /z-index:\s*-?(\d{2,}|[2-9])/gi, // -1, 0 and 1 order things within one part
  'a side that does not turn with the direction of writing':
    /\b(margin|padding|border)-(left|right)\b|[;{\s](left|right):|text-align:\s*(left|right)\b|\bfloat:\s*(left|right)\b/gi,
} as const;

const found = (text: string, pattern: RegExp): string[] =>
  withoutComments(text)
    .match(pattern)
    ?.map((match) => match.trim()) ?? [];

describe('style sheets', () => {
  it.each(Object.entries(forbidden))('hold no %s', (_title, pattern) => {
    expect(sheets.flatMap(({ path, text }) => found(text, pattern).map((match) => `${path}: ${match}`))).toEqual([]);
  });

  it.each([
    ['a raw colour', '.a { color: #fff; }', ['#fff']],
    ['a raw colour', '.a { box-shadow: 0 0 1px rgba(0 0 0 / 1); color: white }', ['rgba(', ': white']],
    ['a raw colour', '#menu { color: var(--color-text) }', []],
    ['a raw layer', '.a { z-index: 10 } .b { z-index: 1 }', ['z-index: 10']],
    [
      'a side that does not turn with the direction of writing',
      '.a { margin-left: 0; left: 0; inset-inline-start: 0 }',
      ['margin-left', 'left:'],
    ],
  ] as const)('with %s are found: %s', (kind, text, matches) => {
    expect(found(text, forbidden[kind])).toEqual(matches);
  });

  it('change for wide screens where the tokens do, and nowhere else', () => {
    const wide = (text: string) =>
      [...withoutComments(text).matchAll(/@media ([^{]*width >=? [^{]*)\{/g)].map(([, query = '']) => query.trim());
    const [tokens] = filesBelow('src/ui', /tokens\.css$/);
    const known = new Set(wide(tokens?.text ?? ''));
    expect(known.size).toBeGreaterThan(1);
    const others = sheets.filter(({ path }) => path.startsWith('src/'));
    expect(
      others.flatMap(({ path, text }) =>
        wide(text)
          .filter((query) => !known.has(query))
          .map((query) => `${path}: ${query}`),
      ),
    ).toEqual([]);
  });

  it('use variables that somebody sets, or give a fallback', () => {
    const written = ['src', 'admin-preview']
      .flatMap((folder) => filesBelow(folder, /\.(css|tsx?)$/))
      .flatMap(({ text }) => text.match(/--[\w-]+(?=['"`]?\s*\]?\s*:)/g) ?? []);
    const ofTheLook = colourRoles.map((role) => `--color-${role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    const known = new Set([...written, ...ofTheLook]);
    const unknown = sheets.flatMap(({ path, text }) =>
      [...withoutComments(text).matchAll(/var\((--[\w-]+)\s*\)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});
