import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { withinLimits } from './withinLimits.ts';

const records = '/template/behaviour/records';
const responsible = '/template/behaviour/responsible';
const banners = '/template/layout/home/0/props';

test.each<[string, Readonly<Record<string, unknown>>, unknown[]]>([
  ['what is shipped', {}, []],
  [
    'ranges longer than lists may be asked for',
    { [`${records}/maxDays`]: 1 },
    [
      ['records.rangeHidden', `${records}/ranges`, { range: 'last7', days: 1 }, ['today', 'own']],
      ['records.rangeHidden', `${records}/ranges`, { range: 'last30', days: 1 }, ['today', 'own']],
    ],
  ],
  ['ranges that just fit', { [`${records}/maxDays`]: 30 }, []],
  [
    'no range that fits',
    { [`${records}/maxDays`]: 6, [`${records}/ranges`]: ['last7'] },
    [['records.rangeHidden', `${records}/ranges`, { range: 'last7', days: 6 }, undefined]],
  ],
  [
    'a warning before the time has begun',
    { [`${responsible}/idleMinutes`]: 1, [`${responsible}/idleWarningSeconds`]: 60 },
    [['idle.warningTooLong', `${responsible}/idleWarningSeconds`, { minutes: 1 }, 30]],
  ],
  ['a warning in time', { [`${responsible}/idleMinutes`]: 2, [`${responsible}/idleWarningSeconds`]: 60 }, []],
  ['a warning without a logout', { [`${responsible}/idleMinutes`]: 0, [`${responsible}/idleWarningSeconds`]: 600 }, []],
  [
    'banners that rest before they move',
    { [`${banners}/autoplayMs`]: 5000, [`${banners}/restAfterMs`]: 4999 },
    [['block.neverMoves', `${banners}/restAfterMs`, {}, 0]],
  ],
  ['banners that move once', { [`${banners}/autoplayMs`]: 5000, [`${banners}/restAfterMs`]: 5000 }, []],
])('%s', (_title, changes, expected) => {
  expect(
    withinLimits(resolvedWith(changes)).map(({ code, pointer, params, fix }) => [
      code,
      pointer,
      params,
      fix?.op === 'set' ? fix.value : undefined,
    ]),
  ).toEqual(expected);
});
