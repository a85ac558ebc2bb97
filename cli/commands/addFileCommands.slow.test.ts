import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Log } from 'sarif';
import { type LiveryServer, jsonIn, runLivery, startLiveryServer, titled } from '#tests/support/liveryServer.ts';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';
import { testBrand } from '#server/testing/startTestServer.ts';

let site: LiveryServer;
beforeAll(async () => {
  site = await startLiveryServer(['aurora', 'pulled', 'compared']);
  await site.livery(['push', 'pulled', site.file('two.json', titled('pulled', 'Two'))]);
  await site.livery(['publish', 'pulled', '--reason', 'Two']);
  await site.livery(['push', 'pulled', site.file('three.json', titled('pulled', 'Three'))]);
});
afterAll(() => site.close());

/** A release with faults, as somebody would write it. */
const FAULTY = `{
  "schemaVersion": 4,
  "template": {
    "templateId": "aurora",
    "merchantCode": "aurora",
    "version": "base",
    "parameters": { "title": 7 },
    "layout": {
      "home": [
        { "id": "a", "block": "hot-gamez" }
      ]
    }
  },
  "switches": { "TRIAL3": "0", "NOT_A_SWITCH": "1" }
}
`;

describe('livery pull', () => {
  it.each([
    ['what is live', [], { revision: 2, release: titled('pulled', 'Two') }],
    ['the draft', ['--draft'], { revision: 'draft', draftRevision: 3, release: titled('pulled', 'Three') }],
    ['an earlier release', ['--release', '1'], { revision: 1, release: testBrand('pulled') }],
  ])('prints %s with where it comes from', async (_title, options, expected) => {
    const { code, out, err } = await site.livery(['pull', 'pulled', ...options]);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ kind: 'livery-release', merchantCode: 'pulled', ...expected });
  });

  it('writes a file, on request only the release', async () => {
    const path = site.file('bare.json');
    const { code, out, err } = await site.livery(['pull', 'pulled', '--bare', '-o', path]);
    expect([code, out, err]).toEqual([0, '', `Written: ${path}\n`]);
    expect(jsonIn(path)).toEqual(titled('pulled', 'Two'));
  });
});

describe('livery validate', () => {
  const validate = (files: readonly string[], ...options: string[]) => runLivery(['validate', ...files, ...options], {});

  it('says nothing of a file that is in order, and asks no server', async () => {
    const { code, out, err } = await validate([site.file('good.json', testBrand('aurora'))]);
    expect([code, out, err]).toEqual([0, '', 'No problems (1 file)\n']);
  });

  it('names line and column of each fault, in sentences', async () => {
    const path = site.file('faulty.json', FAULTY);
    const { code, out, err } = await validate([path]);
    expect([code, err]).toEqual([1, '2 errors (1 file)\n']);
    expect(out.split('\n')).toEqual([
      `${path}:7:21: error: Site title must be text. (schema.type)`,
      `${path}:14:32: error: NOT_A_SWITCH is not a known setting. It has no effect. (schema.additionalProperties)`,
      '',
    ]);
  });

  it('finds what no schema can say, and the lines of a pulled file', async () => {
    const path = site.file('pulled.json');
    await site.livery(['pull', 'aurora', '-o', path]);
    const file = jsonIn(path) as { release: { template: object } };
    const layout = { home: [{ id: 'a', block: 'hot-gamez' }] };
    site.file('pulled.json', { ...file, release: { ...file.release, template: { ...file.release.template, layout } } });
    const { code, out } = await validate([path]);
    expect([code, out]).toEqual([1, expect.stringMatching(/pulled\.json:\d+:\d+: error: .*“hot-gamez”.* \(block\.unknown\)\n$/)]);
  });

  it.each([
    ['is no JSON', '{\n  "template": {,}\n}', 2, 'json.malformed'],
    ['holds something else', '{ "hello": "world" }', 1, 'file.notRelease'],
    ['holds what could reach a prototype', '{\n"template": {\n"__proto__": {} } }', 3, 'json.hostile'],
    ['is of a newer product', '{ "template": {},\n "schemaVersion": 99 }', 2, 'release.newer'],
    ['is empty', '', 1, 'json.malformed'],
    ['has a key twice', '{ "template": {},\n "schemaVersion": 4,\n "template": {} }', 3, 'json.repeatedKey'],
  ])('names the line of a file that %s', async (_title, text, line, problem) => {
    const path = site.file('broken.json', text);
    const { code, out } = await validate([path]);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(new RegExp(`^.*broken\\.json:${line}:\\d+: error: .+ \\(${problem}\\)\n$`)),
    ]);
  });

  it('fails for warnings only where that is asked', async () => {
    const path = site.file('warned.json', titled('aurora', 'x'));
    const release = jsonIn(path) as { template: object };
    site.file('warned.json', { ...release, template: { ...release.template, strings: { EN: { 'home.claim': 'Play' } } } });
    const { code, out } = await validate([path]);
    expect([code, out]).toEqual([0, expect.stringContaining(': warning: ')]);
    expect((await validate([path], '--strict')).code).toBe(1);
  });

  it('prints JSON', async () => {
    const { code, out } = await validate([site.file('faulty.json', FAULTY)], '--format', 'json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toEqual([
      expect.objectContaining({
        code: 'schema.type',
        severity: 'error',
        pointer: '/template/parameters/title',
        sentence: 'Site title must be text.',
        range: { start: { line: 7, column: 21 }, end: { line: 7, column: 31 } },
      }),
      expect.objectContaining({ pointer: '/switches/NOT_A_SWITCH' }),
    ]);
  });

  it('prints SARIF 2.1.0', async () => {
    const { code, out } = await validate(
      [site.file('faulty.json', FAULTY), site.file('good.json', testBrand('aurora'))],
      '--format',
      'sarif',
    );
    const log = JSON.parse(out) as Log;
    const [run] = log.runs;
    expect([code, log.version, log.$schema, log.runs.length]).toEqual([1, '2.1.0', expect.stringContaining('sarif-2.1.0'), 1]);
    expect(run?.tool.driver).toMatchObject({ name: 'livery', version: String(SCHEMA_VERSION) });
    expect(run?.results).toEqual([
      {
        ruleId: 'schema.type',
        ruleIndex: 1,
        level: 'error',
        message: { text: 'Site title must be text.' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: expect.stringMatching(/faulty\.json$/) },
              region: { startLine: 7, startColumn: 21, endLine: 7, endColumn: 31 },
            },
            logicalLocations: [{ fullyQualifiedName: '/template/parameters/title' }],
          },
        ],
        partialFingerprints: { 'pointer/v1': 'schema.type /template/parameters/title' },
      },
      expect.objectContaining({ ruleId: 'schema.additionalProperties', ruleIndex: 0 }),
    ]);
    for (const { ruleId, ruleIndex = -1 } of run?.results ?? []) expect(run?.tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
  });

  it('describes the rules that lint has found something by', async () => {
    const { out } = await validate([site.file('warned.json')], '--format', 'sarif');
    const [run] = (JSON.parse(out) as Log).runs;
    expect(run?.tool.driver.rules?.[0]).toMatchObject({
      id: 'strings.missing',
      shortDescription: { text: expect.any(String) },
      fullDescription: { text: expect.any(String) },
    });
    expect((JSON.parse((await validate([site.file('good.json')], '--format', 'sarif')).out) as Log).runs[0]?.results).toEqual([]);
  });
});

describe('livery diff', () => {
  beforeAll(async () => {
    await site.livery(['push', 'compared', site.file('compared.json', titled('compared', 'New | *title*'))]);
  });

  it.each([
    ['live and draft', ['live:compared', 'draft:compared'], 'Site title: “Brand compared” → “New | *title*”\n'],
    ['a release and what is live', ['release:pulled@1', 'live:pulled'], 'Site title: “Brand pulled” → “Two”\n'],
    ['a file and what is live', ['FILE', 'live:compared'], 'Site title: “New | *title*” → “Brand compared”\n'],
  ])('says what differs between %s', async (_title, sides, expected) => {
    const { code, out, err } = await site.livery([
      'diff',
      ...sides.map((side) => (side === 'FILE' ? site.file('compared.json') : side)),
    ]);
    expect([code, out, err]).toEqual([0, expected, '']);
  });

  it('says nothing of what is written otherwise and means the same', async () => {
    const release = testBrand('compared');
    const path = site.file('same.json', { switches: {}, ...release });
    const { code, out, err } = await site.livery(['diff', 'live:compared', path, '--exit-code']);
    expect([code, out, err]).toEqual([0, '', 'No differences.\n']);
  });

  it('fails where that is asked, and compares files without a server', async () => {
    const files = [site.file('a.json', titled('aurora', 'A')), site.file('b.json', titled('aurora', 'B'))];
    const { code, out } = await runLivery(['diff', ...files, '--exit-code', '--format', 'json'], {});
    expect([code, JSON.parse(out)]).toEqual([
      1,
      [{ pointer: '/template/parameters/title', title: 'Site title', text: '“A” → “B”' }],
    ]);
  });

  it('says whose releases they are where that differs', async () => {
    const files = [site.file('a.json', titled('aurora', 'A')), site.file('b.json', titled('sahara', 'A'))];
    const { out } = await runLivery(['diff', ...files], {});
    expect(out).toBe('templateId: “aurora” → “sahara”\nmerchantCode: “aurora” → “sahara”\n');
  });

  it('prints a table for a comment, in which texts of the release stay texts', async () => {
    const { out } = await site.livery(['diff', 'live:compared', 'draft:compared', '--format', 'markdown']);
    expect(out).toBe(
      '### live:compared → draft:compared\n\n| setting | change |\n| --- | --- |\n| Site title | “Brand compared” → “New &#124; &#42;title&#42;” |\n',
    );
    const same = await site.livery(['diff', 'live:compared', 'live:compared', '--format', 'markdown']);
    expect(same.out).toContain('No differences.');
  });

  it('fails for a file that holds no release', async () => {
    const { code, err } = await site.livery(['diff', site.file('broken.json', '{'), 'live:compared']);
    expect([code, err]).toEqual([1, expect.stringContaining('holds no release.')]);
  });
});
