import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testBrand } from '../testing/startTestServer.ts';
import { diffByPointer } from './diffByPointer.ts';
import { readShippedTemplates } from './readShippedTemplates.ts';
import { snapshotHash } from './snapshotHash.ts';

describe('diffByPointer', () => {
  it.each([
    ['equal documents', { a: 1, b: { c: [1] } }, { b: { c: [1] }, a: 1 }, []],
    ['a changed leaf', { a: { b: 1 } }, { a: { b: 2 } }, [{ pointer: '/a/b', before: 1, after: 2 }]],
    [
      'a new and a lost key',
      { a: 1 },
      { b: 2 },
      [
        { pointer: '/a', before: 1 },
        { pointer: '/b', after: 2 },
      ],
    ],
    ['a list as one value', { a: [1, 2] }, { a: [2, 1] }, [{ pointer: '/a', before: [1, 2], after: [2, 1] }]],
    ['a key that needs escaping', { 'a/b~': 1 }, {}, [{ pointer: '/a~1b~0', before: 1 }]],
    ['nothing against something', undefined, { a: 1 }, [{ pointer: '', after: { a: 1 } }]],
  ])('tells of %s', (_title, before, after, changes) => {
    expect(diffByPointer(before, after)).toEqual(changes);
  });

  it('finds nothing exactly where the hash finds nothing', () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    fc.assert(
      fc.property(json, json, (one, other) => {
        expect(diffByPointer(one, other).length === 0).toBe(snapshotHash(one) === snapshotHash(other));
        expect(diffByPointer(one, structuredClone(one))).toEqual([]);
      }),
    );
  });
});

describe('shipped templates', () => {
  const shipped = join(fileURLToPath(new URL('../..', import.meta.url)), 'templates');
  let folder: string;
  let lines: { path: string; problems: { pointer: string }[] }[];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

  beforeEach(() => {
    lines = [];
    folder = mkdtempSync(join(tmpdir(), 'livery-templates-'));
    for (const version of ['base', 'new']) cpSync(join(shipped, version, 'release.json'), join(folder, version, 'release.json'));
    mkdirSync(join(folder, 'brands'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const ship = (name: string, text: string) => {
    mkdirSync(join(folder, 'brands', name));
    writeFileSync(join(folder, 'brands', name, 'release.json'), text);
  };

  it('that are invalid are left out, with where they are wrong, and cost no other brand anything', () => {
    ship('good', JSON.stringify(testBrand('good')));
    ship('broken', '{ no json');
    ship('wrong', JSON.stringify({ ...testBrand('wrong'), switches: 7 }));
    ship('twin', JSON.stringify(testBrand('good')));
    const { brands } = readShippedTemplates(folder, log);
    expect(brands).toHaveLength(1);
    expect(lines.map(({ path, problems }) => [path.split('/').at(-2), problems?.[0]?.pointer])).toEqual([
      ['broken', ''],
      ['twin', undefined],
      ['wrong', '/switches'],
    ]);
  });

  it('need both presets', () => {
    writeFileSync(join(folder, 'new', 'release.json'), '{}');
    expect(() => readShippedTemplates(folder, log)).toThrow(/new\/release\.json is not a valid release/);
  });
});
