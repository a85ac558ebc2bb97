import { expect, test } from 'vitest';
import { resolvedOver } from '#tests/support/releases.ts';
import { blockSettingsShow } from './blockSettingsShow.ts';

const BELL = '/template/layout/header/0/props/bell';
const noNews = { '/template/behaviour/platform/paths': { announcements: '' } };
const lint = (changes: Record<string, unknown>) =>
  blockSettingsShow(resolvedOver(changes)).map(({ code, severity, pointer, fix }) => [code, severity, pointer, fix]);
const header = (props: object, when?: object) => ({
  '/template/layout/header': [{ id: 'top', block: 'home-header', props, ...(when ? { when } : {}) }],
});
const found = [['block.showsNothing', 'info', BELL, { op: 'remove', pointer: BELL }]];

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing where members see it', header({ bell: true }), []],
  ['what the platform has no address for', { ...header({ bell: true }), ...noNews }, found],
  ['what only guests could see, who are not shown it', header({ bell: true }, { audience: ['guest'] }), found],
  ['nothing of a block that nobody sees', { ...header({ bell: true }, { switch: 'CBS3' }), ...noNews }, []],
  [
    'nothing that is as it is by default',
    { ...header({ balance: true }), '/template/behaviour/platform/paths': { wallet: '' } },
    [],
  ],
  ['nothing that the setting itself hides', { ...header({ balance: false, bell: false }), ...noNews }, []],
])('it finds %s', (_title, changes, expected) => {
  expect(lint(changes)).toEqual(expected);
});
