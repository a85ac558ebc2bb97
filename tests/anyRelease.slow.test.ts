import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findings } from '#schemas/judge/findings/findings.ts';
import { lintRelease } from '#schemas/judge/lint/lintRelease.ts';
import { type Problem, documentAt, pointerTo } from '#schemas/base/json/problem.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { regions } from '#schemas/declare/names/regions.ts';
import { releaseSchema } from '#schemas/declare/release/release.schema.ts';
import { colourRoles } from '#schemas/declare/names/themeRoles.ts';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { repairRelease } from '#schemas/release/read/repairRelease.ts';
import { schemaLeaves } from '#schemas/base/json/schemaLeaves.ts';
import { switchNames } from '#schemas/declare/names/switchNames.ts';
import { anyRelease } from './support/anyRelease.ts';
import { presets } from './support/releases.ts';

const hasPrototypeKey = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, child]) => ['__proto__', 'constructor', 'prototype'].includes(key) || hasPrototypeKey(child));

/** Hundreds of releases take seconds, and several times as long on a busy machine. */

describe('any valid release', () => {
  test('is read as it is', () => {
    fc.assert(
      fc.property(anyRelease, (release) => {
        expect(readRelease(release)).toEqual({ ok: true, value: release });
        expect(repairRelease(release)).toEqual({ release, problems: [] });
      }),
    );
  });

  test('resolves to a whole site, and is left as it was', () => {
    fc.assert(
      fc.property(anyRelease, (release) => {
        const before = structuredClone(release);
        const { site, provenance } = resolveSite(release, presets[release.template.version]);
        expect(release).toEqual(before);
        expect(site.languages.length).toBeGreaterThan(0);
        expect(site.languages).toContain(site.defaultLanguage);
        expect(Object.keys(site.layout).toSorted()).toEqual(regions.toSorted());
        expect([...Object.keys(site.theme.dark), ...Object.keys(site.theme.light)]).toEqual([...colourRoles, ...colourRoles]);
        expect(Object.keys(site.switches)).toEqual(switchNames);
        expect(JSON.stringify(site, (_key, value: unknown) => (value === undefined ? 'MISSING' : value))).not.toContain(
          '"MISSING"',
        );
        expect(provenance['/template/merchantCode']).toBe('merchant');
      }),
    );
  });

  test('is linted, with problems that can be told and stored', () => {
    fc.assert(
      fc.property(anyRelease, (release) => {
        const problems = lintRelease(release, presets[release.template.version]);
        // A fix is tried when it is asked for, and a hundred of them take a second: they have the next test.
        const told = problems.map(({ code, severity, document, pointer, params }) => ({
          code,
          severity,
          document,
          pointer,
          params,
        }));
        expect(JSON.parse(JSON.stringify(told))).toEqual(told);
        expect(problems.filter(({ document, pointer }) => document !== documentAt(pointer))).toEqual([]);
        expect(problems.filter(({ code }) => !(code in findings || /^(list|switch|languages)\./.test(code)))).toEqual([]);
      }),
    );
  });

  test('keeps its shape under a fix, and loses the problem by it', () => {
    const told = ({ code, params }: Problem) => JSON.stringify([code, params]);
    fc.assert(
      fc.property(anyRelease, fc.nat(), (release, choice) => {
        const preset = presets[release.template.version];
        const found = lintRelease(release, preset);
        const fixable = found.filter((each) => 'fix' in each);
        const problem = fixable[choice % fixable.length];
        fc.pre(problem?.fix !== undefined);
        expect(JSON.parse(JSON.stringify(problem.fix))).toEqual(problem.fix);
        const repaired = readRelease(
          withValueAt(release, problem.fix.pointer, problem.fix.op === 'set' ? problem.fix.value : undefined),
        );
        if (!repaired.ok) throw new Error(JSON.stringify([problem.fix, repaired.problems]));
        // Removing an element of a list moves the following ones, so pointers are not compared.
        const count = (problems: readonly Problem[]) => problems.filter((other) => told(other) === told(problem)).length;
        expect(count(lintRelease(repaired.value, preset))).toBeLessThan(count(found));
      }),
      { numRuns: 100 },
    );
  });
});

describe('anything at all', () => {
  const pointers = schemaLeaves(releaseSchema).map(({ pointer }) => pointer);
  const anyPointer = fc.oneof(
    fc.constantFrom(...pointers),
    fc.constantFrom(
      '/template',
      '/template/layout/home',
      '/template/layout/home/0',
      '/template/layout/home/1/when',
      '/switches',
      '/registerSettings/fields',
      '/registerSettings/shared/password/0',
      pointerTo('template', 'strings', 'EN'),
    ),
  );
  const nearlyRelease = fc
    .array(fc.tuple(anyPointer, fc.jsonValue()), { minLength: 1, maxLength: 4 })
    .map((changes) => changes.reduce<unknown>((release, [pointer, value]) => withValueAt(release, pointer, value), presets.base));

  test('as bytes is read without a throw, and never yields a prototype key', () => {
    const text = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => new TextDecoder().decode(bytes)),
      fc.json(),
      fc.tuple(fc.nat(3000), fc.string({ maxLength: 4 })).map(([at, noise]) => {
        const good = JSON.stringify(presets.base);
        return good.slice(0, at) + noise + good.slice(at + noise.length);
      }),
      fc.constantFrom(
        '{"__proto__":1}',
        '{"schemaVersion":2,"template":{"constructor":{"prototype":{}}}}',
        '{"switches":{"__proto__":{"CBS3":"1"}}}',
      ),
    );
    fc.assert(
      fc.property(text, (sent) => {
        const json = readJson(sent);
        const read = json.ok ? readRelease(json.value) : json;
        expect(read.ok ? hasPrototypeKey(read.value) : read.problems.length === 0).toBe(false);
      }),
      { numRuns: 120 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('in a release is read without a throw; what can be saved of it makes a site', () => {
    fc.assert(
      fc.property(nearlyRelease, (document) => {
        const read = readRelease(document);
        expect(read.ok || read.problems.length > 0).toBe(true);
        const { release } = repairRelease(document);
        if (!release) return;
        expect(isObject(resolveSite(release, presets[release.template.version]).site)).toBe(true);
        lintRelease(release, presets[release.template.version]);
      }),
      { numRuns: 120 },
    );
  });
});
