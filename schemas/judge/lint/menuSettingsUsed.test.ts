import { expect, test } from 'vitest';
import { resolvedOver } from '#tests/support/releases.ts';
import { menuSettingsUsed } from './menuSettingsUsed.ts';

const MENU = '/template/behaviour/menus/teamBets';
const lint = (changes: Record<string, unknown>) =>
  menuSettingsUsed(resolvedOver(changes)).map(({ code, severity, pointer, fix }) => [code, severity, pointer, fix]);
const moved = { [`${MENU}/path`]: '/m/help' };
/** A layout with only the given menus and lists of links. */
const only = (entries: readonly string[]) => ({
  '/template/layout/rightMenu': [],
  '/template/layout/memberCentre': [{ id: 'identity', block: 'member-identity' }],
  '/template/layout/agentHome': [],
  '/template/layout/memberMenu': [{ id: 'menu', block: 'member-menu', props: { entries } }],
});

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing that is as it is by default', only(['vip']), []],
  ['nothing that a menu lists', { ...moved, ...only(['vip', 'teamBets']) }, []],
  ['what no block lists', { ...moved, ...only(['vip']) }, [['menu.notListed', 'info', MENU, { op: 'remove', pointer: MENU }]]],
  ['nothing that the row of links on pages shows', { '/template/behaviour/menus/mall/path': '/m/help', ...only(['vip']) }, []],
])('it finds %s', (_title, changes, found) => {
  expect(lint(changes)).toEqual(found);
});
