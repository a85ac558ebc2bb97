import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { valueAt, withValueAt } from '../../base/json/overlay.ts';
import { pairsNamedOnce } from './pairsNamedOnce.ts';

const paths = '/template/behaviour/platform/paths';

test('a name with two values is found at the later one, and the fix keeps what counts', () => {
  const resolved = resolvedWith({ [paths]: ['games=/wps/a', 'wallet=', 'games=/wps/b'] });
  expect(resolved.site.behaviour.platform.paths.games).toBe('/wps/b');
  expect(pairsNamedOnce(resolved)).toMatchObject([
    {
      code: 'pair.repeated',
      pointer: `${paths}/2`,
      params: { name: 'games' },
      fix: { op: 'set', pointer: paths, value: ['wallet=', 'games=/wps/b'] },
    },
  ]);
});

test('names that are said once are left alone', () => {
  expect(pairsNamedOnce(resolvedWith({ [paths]: ['games=/wps/a', 'gameList=/wps/b'] }))).toEqual([]);
});

test('a name that stands twice is shown and changed where it counts', () => {
  const document = { paths: ['games=/wps/a', 'games=/wps/b'] };
  expect(valueAt(document, '/paths/games')).toBe('/wps/b');
  expect(withValueAt(document, '/paths/games', '/wps/c')).toEqual({ paths: ['games=/wps/a', 'games=/wps/c'] });
});
