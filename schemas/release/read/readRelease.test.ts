import { SCHEMA_VERSION } from '../../declare/release/release.schema.ts';
import { expect, test } from 'vitest';
import { releaseWith } from '#tests/support/releases.ts';
import { readRelease } from './readRelease.ts';

const read = (changes: Record<string, unknown>) => {
  const result = readRelease(releaseWith(changes));
  return result.ok ? [] : result.problems.map(({ code, pointer }) => [code, pointer]);
};
const home = '/template/layout/home';

test.each([
  ['the preset as it is', {}, []],
  ['a newer shape', { '/schemaVersion': SCHEMA_VERSION + 1 }, [['release.newer', '/schemaVersion']]],
  ['a shape that is not a number', { '/schemaVersion': 'two' }, [['release.versionUnreadable', '/schemaVersion']]],
  ['a shape of nothing', { '/schemaVersion': null }, [['release.versionUnreadable', '/schemaVersion']]],
  [
    'a shape that cannot be written as text',
    { '/schemaVersion': { toString: 1, valueOf: 1 } },
    [['release.versionUnreadable', '/schemaVersion']],
  ],
  ['no merchant', { '/template/merchantCode': undefined }, [['schema.required', '/template/merchantCode']]],
  [
    'a merchant that is not a host name',
    { '/template/merchantCode': 'Not A Host' },
    [['schema.pattern', '/template/merchantCode']],
  ],
  ['an unknown version', { '/template/version': 'old' }, [['schema.enum', '/template/version']]],
  [
    'an unknown parameter',
    { '/template/parameters/colour': 'red' },
    [['schema.additionalProperties', '/template/parameters/colour']],
  ],
  ['a parameter of another type', { '/template/parameters/title': 7 }, [['schema.type', '/template/parameters/title']]],
  [
    'raw CSS for a colour',
    { '/template/theme/dark/brand': 'red;}body{display:none' },
    [['schema.pattern', '/template/theme/dark/brand']],
  ],
  ['an unknown switch', { '/switches/CBS4': '1' }, [['schema.additionalProperties', '/switches/CBS4']]],
  [
    'a switch that is not a text',
    { '/switches/CBS3': true },
    [
      ['schema.type', '/switches/CBS3'],
      ['schema.enum', '/switches/CBS3'],
    ],
  ],
  [
    'a text key with a slash',
    { '/template/strings/EN': { 'home/claim': 'x' } },
    [['schema.propertyNames', '/template/strings/EN/home~1claim']],
  ],
  [
    'an unknown rule',
    { '/registerSettings/fields/email/rules/0/rule': 'regex' },
    [['schema.discriminator', '/registerSettings/fields/email/rules/0']],
  ],
  [
    'a rule without its bound',
    { '/registerSettings/fields/email/rules/1/value': undefined },
    [['schema.required', '/registerSettings/fields/email/rules/1/value']],
  ],
  ['an unknown block', { [`${home}/0/block`]: 'weather' }, [['block.unknown', `${home}/0/block`]]],
  ['block settings at fault', { [`${home}/0/props/autoplayMs`]: -1 }, [['schema.minimum', `${home}/0/props/autoplayMs`]]],
  [
    'a condition of two',
    { [`${home}/0/when`]: { installed: true, switch: 'CBS3' } },
    [['schema.maxProperties', `${home}/0/when`]],
  ],
  [
    'a condition that is code',
    { [`${home}/0/when`]: { script: 'alert(1)' } },
    [['schema.additionalProperties', `${home}/0/when/script`]],
  ],
  [
    'a condition deep inside',
    { [`${home}/0/when`]: { all: [{ not: { audience: ['nobody'] } }] } },
    [['schema.enum', `${home}/0/when/all/0/not/audience/0`]],
  ],
])('%s', (_title, changes, found) => {
  expect(read(changes)).toEqual(found);
});

test.each([[null], [undefined], [0], ['release'], [[]], [[{}]]])('%j is not a release', (raw) => {
  expect(readRelease(raw)).toMatchObject({ ok: false, problems: [{ code: 'schema.type', pointer: '' }] });
});

test('reading changes nothing', () => {
  const release = releaseWith({});
  const before = structuredClone(release);
  expect(readRelease(release)).toEqual({ ok: true, value: before });
});
