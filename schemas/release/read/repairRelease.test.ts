import { expect, test } from 'vitest';
import { releaseWith } from '#tests/support/releases.ts';
import { valueAt } from '../../base/json/overlay.ts';
import { repairRelease } from './repairRelease.ts';

const home = '/template/layout/home';
const hot = { id: 'hot', block: 'hot-games' };
const username = '/registerSettings/fields/username/rules';

test.each([
  ['a parameter of another kind is left out', { '/template/parameters/title': ['x'] }, '/template/parameters/title', undefined],
  [
    'a number becomes the text it stands for',
    { '/template/parameters/switch_register_button': 0 },
    '/template/parameters/switch_register_button',
    '0',
  ],
  ['a boolean becomes a switch', { '/template/parameters/terms_ticked': true }, '/template/parameters/terms_ticked', '1'],
  ['an unknown parameter is left out', { '/template/parameters/colour': 'red' }, '/template/parameters/colour', undefined],
  ['a colour that is none is left out', { '/template/theme/dark/brand': 'url(x)' }, '/template/theme/dark/brand', undefined],
  ['its neighbours stay', { '/template/theme/dark/brand': 'url(x)' }, '/template/theme/dark/text', '#f4f5fb'],
  ['a layout that is not a list is left out', { [home]: { 0: hot } }, home, undefined],
  [
    'a block with a bad condition goes as a whole',
    {
      [home]: [
        { ...hot, when: { audience: ['nobody'] } },
        { ...hot, id: 'b' },
      ],
    },
    home,
    [{ ...hot, id: 'b' }],
  ],
  [
    'blocks at fault go, the others keep their order',
    { [home]: [hot, 7, { ...hot, id: 'c' }, { id: '?' }, { ...hot, id: 'e' }] },
    home,
    [hot, { ...hot, id: 'c' }, { ...hot, id: 'e' }],
  ],
  [
    'a block with bad settings stays for the preview to show',
    { [home]: [{ ...hot, props: { count: 99 } }] },
    home,
    [{ ...hot, props: { count: 99 } }],
  ],
  [
    'a rule at fault goes as a whole',
    {
      [username]: [
        { rule: 'minLength', value: 'x' },
        { rule: 'maxLength', value: 9 },
      ],
    },
    username,
    [{ rule: 'maxLength', value: 9 }],
  ],
  ['a shared rule too', { '/registerSettings/shared/password': [{ rule: 'magic' }] }, '/registerSettings/shared/password', []],
  [
    'texts that are none are left out',
    { '/template/strings/EN': { 'home.claim': 5, 'home.about.text': 'Hi' } },
    '/template/strings/EN',
    { 'home.about.text': 'Hi' },
  ],
])('%s', (_title, changes, pointer, value) => {
  const { release } = repairRelease(releaseWith(changes));
  expect(release).toBeDefined();
  expect(valueAt(release, pointer)).toEqual(value);
});

test('what was left out is reported', () => {
  const { problems } = repairRelease(
    releaseWith({ '/template/parameters/title': 7.5e300, '/template/theme/dark/brand': 'red', '/switches/CBS3': 'maybe' }),
  );
  expect(problems.map(({ pointer }) => pointer)).toEqual(['/template/theme/dark/brand', '/switches/CBS3']);
});

test.each([
  ['no merchant', { '/template/merchantCode': undefined }],
  ['a merchant that is none', { '/template/merchantCode': 5 }],
  ['a newer shape', { '/schemaVersion': 99 }],
  ['prototype keys', { '/switches': JSON.parse('{"__proto__": {"CBS3": "1"}}') }],
])('%s cannot be repaired', (_title, changes) => {
  const { release, problems } = repairRelease(releaseWith(changes));
  expect(release).toBeUndefined();
  expect(problems).not.toEqual([]);
});

test('a good release comes out as it went in', () => {
  expect(repairRelease(releaseWith({}))).toEqual({ release: releaseWith({}), problems: [] });
});
