import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import { switchNames } from '../../declare/names/switchNames.ts';
import { conditionsPossible } from './conditionsPossible.ts';

const at = '/template/layout/home/0/when';
const codesOf = (when: When, more: Readonly<Record<string, unknown>> = {}) =>
  conditionsPossible(resolvedWith({ [at]: when, ...more })).map(({ code }) => code);

test.each<[string, When, string[]]>([
  ['guests', { audience: ['guest'] }, []],
  ['guests who are members', { all: [{ audience: ['guest'] }, { audience: ['member'] }] }, ['when.never']],
  ['members who are agents: type 1 is both', { all: [{ audience: ['member'] }, { audience: ['agent'] }] }, []],
  ['neither installed nor not', { all: [{ installed: true }, { installed: false }] }, ['when.never']],
  ['a language that is off', { language: ['TH'] }, ['when.never']],
  ['everybody, said at length', { any: [{ audience: ['guest'] }, { not: { audience: ['guest'] } }] }, ['when.always']],
  ['a switch that is off', { switch: 'CBS3' }, ['when.offNow']],
  ['a switch that is on', { switch: 'TRIAL3' }, []],
  ['a switch on and off at once', { all: [{ switch: 'CBS3' }, { not: { switch: 'CBS3' } }] }, ['when.never']],
  ['one switch or the other way round', { any: [{ switch: 'CBS3' }, { not: { switch: 'CBS3' } }] }, ['when.always']],
  ['an unknown switch, which is told elsewhere', { switch: 'NOPE' }, []],
])('a condition on %s', (_title, when, codes) => {
  expect(codesOf(when, { '/template/parameters/language': 'EN,CN', '/switches/CBS3': '0' })).toEqual(codes);
});

test.each([
  [6, ['when.never']],
  [7, []],
])('a condition on %i switches is tried in every position of them as long as that is quick', (count, codes) => {
  const asked = switchNames.slice(0, count).map((name) => ({ switch: name }));
  expect(codesOf({ all: [...asked, { installed: true }, { installed: false }] })).toEqual(codes);
});

test('what always holds can be taken away', () => {
  const when = { not: { all: [{ installed: true }, { installed: false }] } };
  expect(conditionsPossible(resolvedWith({ [at]: when }))).toMatchObject([{ fix: { op: 'remove', pointer: at } }]);
});
