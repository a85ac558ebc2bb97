import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { droppedFrom, migrate } from '#schemas/release/migrations/migrate.ts';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { SCHEMA_VERSION } from '#schemas/declare/release/release.schema.ts';

/** One stored release of every earlier shape; a new shape adds a file and never changes an old one. */
const kept = (shape: number): unknown =>
  JSON.parse(readFileSync(new URL(`corpus/release.${shape}.json`, import.meta.url), 'utf8'));
const shapes = Array.from({ length: SCHEMA_VERSION }, (_, index) => index + 1);

test.each(shapes)('the kept release of shape %i becomes the kept release of today', (shape) => {
  expect(migrate(kept(shape))).toEqual({ ok: true, value: kept(SCHEMA_VERSION) });
});

test.each(shapes)('the kept release of shape %i can be read', (shape) => {
  expect(readRelease(kept(shape))).toEqual({ ok: true, value: kept(SCHEMA_VERSION) });
});

test.each([
  ['plain', { headings: 'badge' }],
  ['capitals', { headings: 'marker' }],
  ['serif', { headings: 'ruled', typeface: 'serif' }],
  ['comic', { headings: 'comic' }],
])('shape 2: headings that were %s keep their style and get the typeface they had', (headings, theme) => {
  expect(migrate({ schemaVersion: 2, template: { theme: { mode: 'dark', headings } } })).toEqual({
    ok: true,
    value: { schemaVersion: SCHEMA_VERSION, template: { theme: { mode: 'dark', ...theme } } },
  });
});

const atHomesEnd = (props: object) => ({
  homeFooter: [
    { id: 'about', block: 'home-footer', props },
    { id: 'more', block: 'safer-play' },
  ],
});

test.each([
  [
    'licence and payment methods',
    { licence: 'No. 7', payments: ['Voucher'] },
    { company: { licence: 'No. 7', payments: ['Voucher'] } },
  ],
  ['one of them', { licence: '', payments: ['Voucher'] }, { company: { payments: ['Voucher'] } }],
  ['neither', { licence: '', payments: [] }, {}],
])('shape 3: the end of home gives %s to the site', (_what, own, behaviour) => {
  const template = (props: object) => ({ layout: atHomesEnd(props), behaviour: { login: { captcha: true } } });
  expect(migrate({ schemaVersion: 3, template: template({ intro: false, ...own }) })).toEqual({
    ok: true,
    value: {
      schemaVersion: SCHEMA_VERSION,
      template: { layout: atHomesEnd({ intro: false }), behaviour: { login: { captcha: true }, ...behaviour } },
    },
  });
});

test('shape 4: what was a setting for each call, module, field and wait becomes pairs; what is the same everywhere now is dropped with a note', () => {
  const behaviour = {
    platform: {
      gateway: 1,
      paths: { games: '/wps/games', mall: '' },
      modules: { wallet: 'W' },
      numberFields: { smsForRegister: 'no' },
    },
    timings: { toastMs: 900, smsLoadingSeconds: 20, loadingSeconds: 5, backSwipePx: 120 },
  };
  const old = { schemaVersion: 4, template: { behaviour } };
  expect(migrate(old)).toEqual({
    ok: true,
    value: {
      schemaVersion: SCHEMA_VERSION,
      template: {
        behaviour: {
          platform: {
            gateway: 1,
            paths: ['games=/wps/games', 'mall='],
            modules: ['wallet=W'],
            numberFields: ['smsForRegister=no'],
          },
          timings: { toastMs: 900, waits: ['sms=20', 'other=5'] },
        },
      },
    },
  });
  expect(droppedFrom(old)).toMatchObject([
    {
      code: 'release.settingGone',
      severity: 'warning',
      pointer: '/template/behaviour/timings/backSwipePx',
      params: { value: '120' },
    },
  ]);
  expect(droppedFrom({ ...old, schemaVersion: SCHEMA_VERSION })).toEqual([]);
});

test('migrating changes nothing in the document that was given', () => {
  const document = kept(1);
  migrate(document);
  expect(document).toEqual(kept(1));
});

test('a document without a shape has shape 1', () => {
  expect(migrate({ register: { order: [] } })).toEqual({
    ok: true,
    value: { schemaVersion: SCHEMA_VERSION, registerSettings: { order: [] } },
  });
});

test.each([
  [{ schemaVersion: SCHEMA_VERSION + 1 }, 'release.newer', { version: SCHEMA_VERSION + 1, known: SCHEMA_VERSION }],
  [{ schemaVersion: 0 }, 'release.versionUnreadable', { value: '0' }],
  [{ schemaVersion: -1 }, 'release.versionUnreadable', { value: '-1' }],
  [{ schemaVersion: 1.5 }, 'release.versionUnreadable', { value: '1.5' }],
  [{ schemaVersion: '2' }, 'release.versionUnreadable', { value: '"2"' }],
  [{ schemaVersion: null }, 'release.versionUnreadable', { value: 'null' }],
])('%j is refused', (document, code, params) => {
  expect(migrate(document)).toMatchObject({ ok: false, problems: [{ code, pointer: '/schemaVersion', params }] });
});

test('any JSON is migrated or refused, never a throw', () => {
  const part = fc.oneof(
    fc.jsonValue(),
    fc.record({ parameters: fc.oneof(fc.jsonValue(), fc.record({ footer: fc.jsonValue() })) }),
    fc.record({ behaviour: fc.oneof(fc.jsonValue(), fc.record({ platform: fc.jsonValue(), timings: fc.jsonValue() })) }),
    fc.record({ layout: fc.oneof(fc.jsonValue(), fc.record({ homeFooter: fc.jsonValue() })) }),
  );
  const document = fc.oneof(
    fc.jsonValue(),
    fc.record({ schemaVersion: fc.constantFrom(...shapes), template: part, register: part }, { requiredKeys: [] }),
  );
  fc.assert(
    fc.property(document, (raw) => {
      expect(migrate(raw).ok).toBeTypeOf('boolean');
    }),
  );
});
