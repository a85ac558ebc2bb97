import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { deprecatedIn, deprecatedKeys } from './deprecatedKeys.ts';

const pointer = '/template/parameters/app_desc';
const leaf = { pointer, required: false, group: '', schema: { 'x-deprecated': { use: '/template/strings/EN/app.lead' } } };

test('a deprecated setting that the merchant still says is named, with what took its place', () => {
  const { full } = resolvedWith({ [pointer]: 'Ours' });
  expect(deprecatedIn([leaf], { full, provenance: { [pointer]: 'merchant' } })).toMatchObject([
    {
      code: 'key.deprecated',
      pointer,
      params: { use: '/template/strings/EN/app.lead' },
      fix: { op: 'remove', pointer },
    },
  ]);
});

test('one that only presets say is their affair', () => {
  const { full } = resolvedWith({});
  expect(deprecatedIn([leaf], { full, provenance: { [pointer]: 'preset' } })).toEqual([]);
});

test('no setting of today is deprecated', () => {
  expect(deprecatedKeys(resolvedWith({}))).toEqual([]);
});
