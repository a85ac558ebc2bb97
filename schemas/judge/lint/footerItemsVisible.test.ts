import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { footerItemsVisible } from './footerItemsVisible.ts';

const pointer = '/template/parameters/footer_nav';
const bar = '/template/layout/footerNav/0/when';
const set = (value: string) => ({ op: 'set', pointer, value });

const lint = (footer: string, changes: Record<string, unknown> = {}) =>
  footerItemsVisible(resolvedWith({ [pointer]: footer, ...changes })).map(({ code, params, fix }) => [code, params['item'], fix]);

test.each([
  ['the usual order', 'home,activity,deposit,service,member', {}, []],
  ['chat while it is on', 'home,chat', { '/switches/CBS3': '1' }, []],
  ['chat while it is off', 'home,chat', {}, [['footer.itemHidden', 'chat', set('home')]]],
  ['invite while the promotion runs', 'home,invite', {}, []],
  ['invite while it does not, which guests see', 'home,invite', { '/switches/REFERRAL': '0' }, []],
  [
    'invite while it does not, and guests are promised nothing',
    'home,invite',
    { '/switches/REFERRAL': '0', '/template/behaviour/lobby/guestsInvite': false },
    [['footer.itemHidden', 'invite', set('home')]],
  ],
  [
    'invite in a bar for members, promotion off',
    'home,invite',
    { '/switches/REFERRAL': '0', [bar]: { not: { audience: ['guest'] } } },
    [['footer.itemHidden', 'invite', set('home')]],
  ],
  [
    'invite in a bar for agents',
    'home,invite',
    { [bar]: { audience: ['agent'] } },
    [['footer.itemHidden', 'invite', set('home')]],
  ],
  ['invite in a bar for guests, promotion on', 'home,invite', { [bar]: { audience: ['guest'] } }, []],
  [
    'service and chat without their calls',
    'home,service,chat,member',
    { '/switches/CBS3': '1', '/template/behaviour/platform/paths': { service: '', chatLaunch: '' } },
    [
      ['footer.itemHidden', 'service', set('home,chat,member')],
      ['footer.itemHidden', 'chat', set('home,service,member')],
    ],
  ],
  [
    'games and search without their calls',
    'home,games,search',
    { '/template/behaviour/platform/paths': { vendors: '', games: '' } },
    [
      ['footer.itemHidden', 'games', set('home,search')],
      ['footer.itemHidden', 'search', set('home,games')],
    ],
  ],
  ['no home', 'deposit,member', {}, [['footer.noHome', undefined, set('home,deposit,member')]]],
  ['one item', 'home', {}, [['footer.tooFew', undefined, { op: 'remove', pointer }]]],
  ['six items', 'home,activity,deposit,withdraw,service,member', {}, []],
  ['seven items', 'home,activity,deposit,withdraw,service,notice,member', {}, [['footer.tooMany', undefined, undefined]]],
  ['any order, without a bar in the layout', 'chat', { '/template/layout/footerNav': [] }, []],
])('%s', (_title, footer, changes, found) => {
  expect(lint(footer, changes)).toEqual(found);
});

test('a hidden item comes with the switch or the call that hides it', () => {
  const causes = (changes: Record<string, unknown>) =>
    footerItemsVisible(resolvedWith({ [pointer]: 'home,chat', ...changes })).map(({ params }) => params);
  expect(causes({ '/switches/CBS3': '0' })).toEqual([{ item: 'chat', switch: 'CBS3', call: '' }]);
  expect(causes({ '/switches/CBS3': '1', '/template/behaviour/platform/paths': { chatLaunch: '' } })).toEqual([
    { item: 'chat', switch: '', call: 'chatLaunch' },
  ]);
});

test('a bar that nobody sees hides every item', () => {
  const codes = lint('home,member', { [bar]: { all: [{ audience: ['guest'] }, { audience: ['member'] }] } }).map(
    ([code, item]) => [code, item],
  );
  expect(codes).toEqual([
    ['footer.itemHidden', 'home'],
    ['footer.itemHidden', 'member'],
  ]);
});

test('an empty list is the default one, which needs no repair', () => {
  expect(lint('')).toEqual([]);
});
