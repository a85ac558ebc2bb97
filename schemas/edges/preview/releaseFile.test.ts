import { describe, expect, it } from 'vitest';
import { type Release, SCHEMA_VERSION } from '../../declare/release/release.schema.ts';
import { contentOf, readDraftFile, readReleaseFile, releaseFile, releaseFileName } from './releaseFile.ts';

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

describe('a file that becomes a draft', () => {
  const faulty = {
    ...release,
    template: { ...release.template, theme: { dark: { brand: 'reddish' } }, colour: 'red' },
    extra: 1,
  };
  const whatIsFound = (raw: unknown) => {
    const read = readDraftFile(raw, 'luna');
    return read.ok && read.value.problems.map(({ code, pointer }) => `${code} ${pointer}`);
  };

  it('is taken as it stands, with its faults and unknown keys, and says them', () => {
    const read = readDraftFile({ ...file, release: faulty }, 'luna');
    expect(read.ok && read.value).toMatchObject({
      document: { ...faulty, template: { ...faulty.template, merchantCode: 'luna' } },
      usable: release,
      from: 'aurora',
    });
    expect(whatIsFound({ ...file, release: faulty })).toEqual([
      'schema.additionalProperties /extra',
      'schema.additionalProperties /template/colour',
      'schema.pattern /template/theme/dark/brand',
    ]);
  });

  it('says which keys of the envelope are not taken over', () => {
    expect(whatIsFound({ ...file, comment: 'from the shop' })).toEqual(['file.unknownKey /comment']);
  });

  it('comes in the shape of today', () => {
    const { schemaVersion: _none, ...first } = release;
    const read = readDraftFile(first, 'luna');
    expect(read.ok && read.value.document).toMatchObject({ schemaVersion: SCHEMA_VERSION });
  });

  it.each([
    ['something else', { hello: 'world' }, 'file.notRelease'],
    ['nothing in its envelope', { ...file, release: null }, 'schema.type'],
    ['a release of a newer product', { ...release, schemaVersion: 99 }, 'release.newer'],
    ['prototype keys', { ...file, release: JSON.parse('{"template":{"__proto__":{}}}') }, 'json.hostile'],
  ])('is refused with %s', (_title, raw, code) => {
    const read = readDraftFile(raw, 'luna');
    expect(read.ok ? [] : read.problems.map((found) => found.code)).toContain(code);
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
