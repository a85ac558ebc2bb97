import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './support/sources.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

/** The classes that selectors of a style sheet name. */
const classesOf = (css: string): Set<string> => {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name));
};

/** The classes of each style sheet used by code below a folder; empty for sheets whose classes are chosen at run time. */
function usesBelow(folder: string) {
  return filesBelow(folder, /\.tsx?$/).flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)].map(([, styles = '', name = '']) => ({
      path,
      sheet: name.startsWith('.') ? posix.join(posix.dirname(path), name) : name.replace('#src/', 'src/'),
      classes: [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, found = '']) => found),
      isChosenLate: new RegExp(`\\b${styles}(\\[|[,)}])`).test(text.replaceAll(IMPORT, '')),
    })),
  );
}

describe.each(['src', 'admin-preview'])('the style sheets of %s', (folder) => {
  const sheets = new Map(filesBelow(folder, /\.module\.css$/).map(({ path, text }) => [path, classesOf(text)]));
  const uses = usesBelow(folder);

  it('have every class that a component names: without it the element has no style', () => {
    expect(uses.length).toBeGreaterThan(50);
    expect(
      uses.flatMap(({ path, sheet, classes }) =>
        classes.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${path}: ${name}`),
      ),
    ).toEqual([]);
  });

  it('have no class that nobody names', () => {
    const idle = [...sheets].flatMap(([path, classes]) => {
      const own = uses.filter(({ sheet }) => sheet === path);
      if (own.some(({ isChosenLate }) => isChosenLate)) return [];
      const named = new Set(own.flatMap((use) => use.classes));
      return [...classes].filter((name) => !named.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(idle).toEqual([]);
  });
});
