import { expect, test } from 'vitest';
import { resolvedOver } from '#tests/support/releases.ts';
import { menusOpened } from './menusOpened.ts';

const MENU = '/template/layout/rightMenu';
const lint = (changes: Record<string, unknown>) =>
  menusOpened(resolvedOver(changes)).map(({ code, severity, pointer, fix }) => [code, severity, pointer, fix]);
const header = (member: string) => ({ '/template/layout/header': [{ id: 'top', block: 'home-header', props: { member } }] });
const menu = { [MENU]: [{ id: 'menu', block: 'right-menu' }] };

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing where the header opens the menu', { ...header('rightMenu'), ...menu }, []],
  [
    'a menu that the header does not open',
    { ...header('memberMenu'), ...menu },
    [['menu.notOpened', 'info', MENU, { op: 'remove', pointer: MENU }]],
  ],
  [
    'a menu where no header stands',
    { '/template/layout/header': [], ...menu },
    [['menu.notOpened', 'info', MENU, expect.anything()]],
  ],
  ['nothing where the menu is empty', { ...header('memberMenu'), [MENU]: [] }, []],
])('it finds %s', (_title, changes, found) => {
  expect(lint(changes)).toEqual(found);
});
