import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { listedEntriesVisible } from './listedEntriesVisible.ts';

const layout = '/template/layout';
const paths = '/template/behaviour/platform/paths';
const lint = (changes: Record<string, unknown>) =>
  listedEntriesVisible(resolvedWith(changes)).map(({ code, pointer, params, fix }) => [code, pointer, params, fix]);

const rows = (...names: readonly string[]) => ({
  [`${layout}/agentHome`]: [],
  [`${layout}/messageCentre`]: [{ id: 'rows', block: 'message-centre', props: { rows: names } }],
});
const rowsPointer = `${layout}/messageCentre/0/props/rows`;
const menu = (entries: readonly string[], when?: object) => ({
  [`${layout}/memberMenu`]: [{ id: 'menu', block: 'member-menu', props: { entries }, ...(when ? { when } : {}) }],
});
const menuPointer = `${layout}/memberMenu/0/props/entries`;

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['rows whose calls the platform has', rows('notices', 'affiliate'), []],
  [
    'a row whose call has no address',
    { ...rows('notices', 'affiliate'), [paths]: { service: '' } },
    [
      [
        'entry.hidden',
        rowsPointer,
        { entry: 'affiliate', list: 'rows', call: 'service' },
        { op: 'set', pointer: rowsPointer, value: ['notices'] },
      ],
    ],
  ],
  [
    'the only row, which cannot be taken out',
    { ...rows('affiliate'), [paths]: { service: '' } },
    [['entry.hidden', rowsPointer, { entry: 'affiliate', list: 'rows', call: 'service' }, undefined]],
  ],
  ['an entry whose switch is off', { ...menu(['mall', 'vip']), '/switches/PTSYS3': '0' }, []],
  ['an entry for agents in a menu for all', menu(['agentHome', 'vip']), []],
  [
    'an entry for agents in a menu that agents do not see',
    menu(['agentHome', 'vip'], { audience: ['trial'] }),
    [
      [
        'entry.hidden',
        menuPointer,
        { entry: 'agentHome', list: 'entries', call: '' },
        { op: 'set', pointer: menuPointer, value: ['vip'] },
      ],
    ],
  ],
  ['any list of a block that nobody sees', menu(['agentHome'], { all: [{ audience: ['guest'] }, { audience: ['member'] }] }), []],
])('%s', (_title, changes, found) => {
  expect(lint(changes)).toEqual(found);
});
