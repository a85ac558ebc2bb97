import { posix } from 'node:path';
import { expect, it } from 'vitest';
import { type Source, filesBelow } from './support/sources.ts';

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;

const sheets = new Map(filesBelow('src', /\.module\.css$/).map(({ path, text }) => [path, text]));
const components = filesBelow('src', /\.tsx$/);

/** Classes that a component takes from a style sheet which does not have them: what they should dress stands naked. */
const missingClasses = ({ path, text }: Source): string[] =>
  [...text.matchAll(IMPORT)].flatMap(([, styles = '', name = '']) => {
    const sheet = name.startsWith('.') ? posix.join(posix.dirname(path), name) : name.replace('#src/', 'src/');
    const used = [...text.matchAll(new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))].map(([, found = '']) => found);
    return used
      .filter((found) => !new RegExp(`\\.${found}\\b`).test(sheets.get(sheet) ?? ''))
      .map((found) => `${path}: ${found}`);
  });

it('every class that a component of the player names stands in its style sheet', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(missingClasses)).toEqual([]);
});
