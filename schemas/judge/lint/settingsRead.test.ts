import { expect, test } from 'vitest';
import { presets, resolvedOver, resolvedWith } from '#tests/support/releases.ts';
import { settingsRead } from './settingsRead.ts';

const BAR = '/template/behaviour/app/reofferDays';
const SEARCH = '/template/behaviour/timings/searchPauseMs';
const lint = (changes: Record<string, unknown>) =>
  settingsRead(resolvedOver(changes)).map(({ code, severity, pointer, params, fix }) => [code, severity, pointer, params, fix]);
const found = (pointer: string, blocks: unknown) => ['setting.notRead', 'info', pointer, { blocks }, { op: 'remove', pointer }];

/** A layout with only these blocks, in their regions. */
const only = (layout: Record<string, readonly string[]>) =>
  Object.fromEntries(
    Object.keys(presets.base.template.layout ?? {}).map((region) => [
      `/template/layout/${region}`,
      (layout[region] ?? []).map((block) => ({ id: block, block })),
    ]),
  );

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing that is as the preset has it', only({}), []],
  ['what only a block reads that is placed nowhere', { ...only({}), [BAR]: 3 }, [found(BAR, ['download-bar'])]],
  ['nothing that a placed block reads', { ...only({ home: ['download-bar'] }), [BAR]: 3 }, []],
  ['nothing that one of several placed blocks reads', { ...only({ hotGames: ['hot-games-list'] }), [SEARCH]: 300 }, []],
  [
    'what several blocks would read',
    { ...only({}), [SEARCH]: 300 },
    [found(SEARCH, expect.arrayContaining(['hot-games-list', 'game-search']))],
  ],
  [
    'nothing of a block with a condition, which may come true',
    { ...only({}), '/template/layout/home': [{ id: 'bar', block: 'download-bar', when: { switch: 'CBS3' } }], [BAR]: 3 },
    [],
  ],
  // These are applied by a server, or read by frames and pages, or the screens do not show their reader.
  ...[
    ['/template/behaviour/responsible/reverseWithdrawals', false],
    ['/template/behaviour/lobby/stakeSteps', [100]],
    ['/template/behaviour/content/feedbackLength', 300],
    ['/template/behaviour/timings/toastMs', 2000],
    ['/template/behaviour/member/keepMoneyDays', 5],
    ['/template/parameters/app_desc', 'Words'],
    ['/template/theme/balance', 'plain'],
    ['/template/behaviour/saferPlay/limits', '/m/help?i=4'],
  ].map(([pointer, value]): [string, Record<string, unknown>, unknown[]] => [
    `nothing that more than blocks read: ${String(pointer)}`,
    { ...only({}), [String(pointer)]: value },
    [],
  ]),
])('it finds %s', (_title, changes, expected) => {
  expect(lint(changes)).toEqual(expected);
});

test('a release that is laid over nothing has no changes', () => {
  expect(settingsRead(resolvedWith({ ...only({}), [BAR]: 3 }))).toEqual([]);
});
