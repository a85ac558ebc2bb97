import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testBrand } from '../../testing/startTestServer.ts';
import { readShippedTemplates } from '../live/readShippedTemplates.ts';

describe('shipped templates', () => {
  const shipped = join(fileURLToPath(new URL('../../..', import.meta.url)), 'templates');
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
