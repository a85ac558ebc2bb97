import { expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { needsSwitch } from './needsSwitch.ts';
import { switchParts } from './switchParts.ts';

const CHAT: Condition = { switch: 'CBS3' };

it.each<[string, Condition, boolean]>([
  ['the switch', CHAT, true],
  ['another switch', { switch: 'TRIAL3' }, false],
  ['that it is off', { not: CHAT }, false],
  ['it beside something else', { all: [{ audience: ['guest'] }, CHAT] }, true],
  ['it or something else', { any: [{ audience: ['guest'] }, CHAT] }, false],
  ['it in every way', { any: [{ all: [CHAT, { call: 'chatLaunch' }] }, CHAT] }, true],
  ['one of no ways', { any: [] }, false],
  ['the switch that a menu entry names', { switchIn: 'behaviour.menus.mall.switch' }, true],
  ['the switch that another menu entry names', { switchIn: 'behaviour.menus.vip.switch' }, false],
])('a condition that asks for %s', (_title, when, isNeeded) => {
  const { site } = resolvedWith({ '/template/behaviour/menus/mall/switch': 'CBS3' });
  expect(needsSwitch(when, 'CBS3', site)).toBe(isNeeded);
});

const bar = { '/template/parameters/footer_nav': 'home,chat' };
const conditional = { '/template/layout/home': [{ id: 'hot', block: 'hot-games', when: { switch: 'CBS3' } }] };

it.each<[string, SwitchName, Record<string, unknown>, readonly string[]]>([
  ['the entries of menus', 'PTSYS3', {}, ['rightMenu menu.mall', 'memberMenu menu.mall', 'memberCentre menu.mall']],
  ['an item of the bar', 'CBS3', bar, ['footerNav footer.chat', 'messageCentre message-centre.chat']],
  ['a block with a condition', 'CBS3', conditional, ['home', 'messageCentre message-centre.chat']],
  ['what fills a page', 'TRIAL3', {}, ['trial trial-start.content']],
  // Several methods need these fields, so none of them depends on the switch alone.
  [
    'what depends on it, where nothing needs it',
    'MOBILENUMPASSREG3',
    {},
    ['register field.password', 'register field.confirmPassword'],
  ],
])('a switch shows %s', (_title, name, changes, parts) => {
  const found = switchParts(name, resolvedWith(changes).site);
  expect(found.map(({ region, entry }) => [region, ...(entry ? [`${entry.group}.${entry.name}`] : [])].join(' '))).toEqual(parts);
});
