import { expect, test } from 'vitest';
import { resolvedOver } from '#tests/support/releases.ts';
import { textsSaid } from './textsSaid.ts';

const at = (key: string, language = 'EN') => `/template/strings/${language}/${key}`;
const lint = (changes: Record<string, unknown>) =>
  textsSaid(resolvedOver(changes)).map(({ code, severity, pointer, params, fix }) => [code, severity, pointer, params, fix]);
const notSaid = (pointer: string, blocks: unknown) => ['text.notSaid', 'info', pointer, { blocks }, { op: 'remove', pointer }];
const hidden = (pointer: string) => ['text.entryHidden', 'info', pointer, {}, { op: 'remove', pointer }];

const own = { '/template/strings': { EN: { 'jackpot.about': 'About {{amount}}' } } };
const footer = (items: string, changes: Record<string, unknown> = {}) => ({
  '/template/strings': { EN: { 'footer.chat': 'Talk' } },
  '/template/parameters/footer_nav': items,
  ...changes,
});
const service = {
  '/template/strings': { EN: { 'footer.service': 'Help' } },
  '/template/parameters/footer_nav': 'home,member',
};
const jackpot = [{ id: 'jackpot', block: 'jackpot', props: { source: 'counter' } }];

test.each<[string, Record<string, unknown>, unknown[]]>([
  ['nothing where nothing is worded', { '/template/layout/home': [] }, []],
  [
    'what only a block says that is placed nowhere',
    { '/template/layout/home': [], ...own },
    [notSaid(at('jackpot.about'), ['jackpot'])],
  ],
  ['nothing that a placed block says', { '/template/layout/home': jackpot, ...own }, []],
  [
    'each language for itself, but none that is off',
    {
      '/template/parameters/language': 'EN,VN',
      '/template/layout/home': [],
      '/template/strings': { EN: { 'jackpot.about': '1' }, VN: { 'jackpot.about': '2' }, TH: { 'jackpot.about': '3' } },
    },
    [notSaid(at('jackpot.about'), ['jackpot']), notSaid(at('jackpot.about', 'VN'), ['jackpot'])],
  ],
  [
    'plural forms of a text',
    { '/template/layout/mall': [], '/template/strings': { EN: { 'mall.missing_one': 'One point' } } },
    [notSaid(at('mall.missing_one'), ['mall-items'])],
  ],
  [
    'nothing of a page whose title says the same',
    { '/template/layout/mall': [], '/template/strings': { EN: { 'menu.mall': 'Shop' } } },
    [],
  ],
  ['nothing that this build does not know', { '/template/strings': { EN: { '40301': 'Locked', 'own.key': 'Own' } } }, []],
  ['the name of an item that the bar does not list', footer('home,member'), [hidden(at('footer.chat'))]],
  [
    'the name of an item that everybody is hidden from',
    footer('home,chat', { '/switches/CBS3': '0' }),
    [hidden(at('footer.chat'))],
  ],
  ['nothing of an item that somebody sees', footer('home,chat', { '/switches/CBS3': '1' }), []],
  ['nothing of an item whose name another placed block says', service, []],
  ['the same where that block is not placed', { ...service, '/template/layout/agentHome': [] }, [hidden(at('footer.service'))]],
  ['nothing of what the bar is called, which is not an item', { '/template/strings': { EN: { 'footer.label': 'Bar' } } }, []],
  [
    'the bar’s texts where it is not placed',
    footer('home,chat', { '/template/layout/footerNav': [] }),
    [notSaid(at('footer.chat'), ['footer-nav'])],
  ],
])('it finds %s', (_title, changes, expected) => {
  expect(lint(changes)).toEqual(expected);
});
