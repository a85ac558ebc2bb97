import { describe, expect, it } from 'vitest';
import { type Release, SCHEMA_VERSION } from '../release/release.schema.ts';
import { contentOf, readReleaseFile, releaseFile, releaseFileName } from './releaseFile.ts';

const release: Release = {
  schemaVersion: SCHEMA_VERSION,
  template: { templateId: 'a', merchantCode: 'aurora', version: 'base', parameters: { title: 'Aurora' } },
};
const file = releaseFile({ merchantCode: 'aurora', revision: 3, exportedAt: '2026-03-01T12:00:00.000Z', release });
const taken = { ...release, template: { ...release.template, merchantCode: 'luna' } };

describe('a file with a release', () => {
  it.each([
    ['an exported one', file],
    ['one that went through JSON', JSON.parse(JSON.stringify(file))],
    ['a bare release, as templates hold it', { $schema: '../../release.schema.json', ...release }],
  ])('is taken over for another merchant: %s', (_title, raw) => {
    expect(readReleaseFile(raw, 'luna')).toEqual({ ok: true, value: { release: taken, from: 'aurora' } });
  });

  it.each([
    ['something else', { hello: 'world' }, 'file.notRelease', ''],
    ['a list', [], 'file.notRelease', ''],
    ['nothing', null, 'file.notRelease', ''],
    ['a file of a later product', { ...file, format: 2 }, 'file.newer', '/format'],
    ['an empty envelope', { ...file, release: null }, 'schema.type', ''],
    ['a fault inside', { ...file, release: { ...release, switches: 7 } }, 'schema.type', '/switches'],
    ['prototype keys', { ...file, release: JSON.parse('{"template":{"__proto__":{}}}') }, 'json.hostile', '/template/__proto__'],
  ])('is refused whole when it is %s', (_title, raw, code, pointer) => {
    const read = readReleaseFile(raw, 'luna');
    expect(read.ok ? [] : read.problems.map((found) => [found.code, found.pointer])).toContainEqual([code, pointer]);
  });
});

it.each([
  [3 as const, 'aurora-revision-3.livery.json'],
  ['draft' as const, 'aurora-draft.livery.json'],
])('the file of %s has a name that says what it is', (revision, name) => {
  expect(releaseFileName('aurora', revision)).toBe(name);
});

describe('where a file comes from', () => {
  it.each([
    ['what was live', file, { merchantCode: 'aurora', revision: 3 }],
    [
      'a draft',
      { ...file, revision: 'draft', draftRevision: 7 },
      { merchantCode: 'aurora', revision: 'draft', draftRevision: 7 },
    ],
    ['a bare release', release, undefined],
    ['a file that somebody has edited', { ...file, revision: 'three' }, undefined],
  ])('is known of %s', (_title, raw, origin) => {
    const content = contentOf(raw);
    expect(content.ok && content.value).toMatchObject({ release, origin });
  });
});
