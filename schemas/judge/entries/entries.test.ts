import { describe, expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { customerTypes, roleReadings } from '../../declare/names/customerTypes.ts';
import { switchNames } from '../../declare/names/switchNames.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { settingsDeciding } from './dependencies.ts';
import { entries } from './entries.ts';

const circumstances = (changes: Record<string, unknown>, type: number | null): Circumstances => ({
  site: resolvedWith(changes).site,
  visitor: { type },
  language: 'EN',
  installed: false,
  props: { shortcuts: true },
});
const shows = (when: Condition, changes: Record<string, unknown>, type: number | null = null) =>
  evaluateWhen(when, circumstances(changes, type));

const everyType = [null, ...customerTypes, 99];
const { footer } = entries;

describe('the invite entry', () => {
  it.each<[string, keyof typeof roleReadings, string, boolean, (number | null)[]]>([
    ['by the agent test', 'agentTest', '1', true, [null, 0, 40]],
    ['by the table of roles', 'roleTable', '1', true, [null, 0, 40, 41, 42]],
    ['while the promotion is off', 'agentTest', '0', true, [null]],
    ['while the promotion is off and guests are promised nothing', 'agentTest', '0', false, []],
    ['while it runs and guests are promised no more', 'agentTest', '1', false, [null, 0, 40]],
  ])('shows to guests and to players who are not agents %s (REF-01)', (_title, reading, on, guestsInvite, types) => {
    const changes = {
      '/template/behaviour/roles': roleReadings[reading],
      '/switches/REFERRAL': on,
      '/template/behaviour/lobby/guestsInvite': guestsInvite,
    };
    expect(everyType.filter((type) => shows(footer.invite, changes, type))).toEqual(types);
  });
});

describe('the footer', () => {
  it.each<[string, 'chat' | 'service', Record<string, unknown>, boolean]>([
    ['chat with switch and call', 'chat', { '/switches/CBS3': '1' }, true],
    ['chat without its switch', 'chat', { '/switches/CBS3': '0' }, false],
    ['chat without its call', 'chat', { '/switches/CBS3': '1', '/template/behaviour/platform/paths/chatLaunch': '' }, false],
    ['service with its call', 'service', {}, true],
    ['service without its call', 'service', { '/template/behaviour/platform/paths/service': '' }, false],
  ])('has %s: %s %j, %s', (_title, item, changes, isThere) => {
    expect(shows(footer[item], changes)).toBe(isThere);
  });
});

describe('sign-up', () => {
  it.each([
    ['1', { USERNAMEREG3: '1', MOBILENUMREG3: '0' }, true],
    ['1', { USERNAMEREG3: '0', MOBILENUMREG3: '1' }, true],
    ['1', { USERNAMEREG3: '0', MOBILENUMREG3: '0' }, false],
    ['0', { USERNAMEREG3: '1', MOBILENUMREG3: '1' }, false],
  ])('is offered to guests with its entries on %s and %j: %s', (button, switches, isOffered) => {
    const changes = { '/template/parameters/switch_register_button': button, '/switches': switches };
    expect(shows(entries['home-header'].register, changes)).toBe(isOffered);
    expect(shows(entries['home-header'].register, changes, 0)).toBe(false);
  });
});

it.each([
  ['/m/register', '1', true],
  ['/m/register', '0', false],
  ['/m/activity', '0', true],
])('“Join now” that leads to %s is there with sign-up on %s: %s', (joinTo, button, isThere) => {
  const guest = circumstances({ '/template/parameters/switch_register_button': button }, null);
  expect(evaluateWhen(entries['home-footer'].join, { ...guest, props: { intro: true, joinTo } })).toBe(isThere);
});

it('both menus ask the switch that the merchant names for the VIP room', () => {
  const changes = {
    '/switches': { VIPBENEFIT3: '0', REWCEN3: '1' },
    '/template/behaviour/menus': { vip: { switch: 'REWCEN3' } },
  };
  expect([entries.menu.vip, entries['left-menu'].vip].map((when) => shows(when, changes, 0))).toEqual([true, true]);
});

it.each([
  ['1', [null, 0, 4]],
  ['0', [null]],
])('the shortcut to the VIP room shows to guests always, with benefits on %s to %j', (on, types) => {
  const changes = { '/switches/VIPBENEFIT3': on };
  expect([null, 0, 4].filter((type) => shows(entries['left-menu'].vip, changes, type))).toEqual(types);
});

it.each([
  ['', { dividend: '/wps/dividend' }, true],
  ['', { dividend: '' }, false],
  ['CBS3', { dividend: '' }, true],
  ['TRIAL3', { dividend: '/wps/dividend' }, false],
])('dividends follow the switch %j that the merchant names, else the call: %j, %s', (name, paths, isThere) => {
  const changes = {
    '/template/behaviour/team': { dividendSwitch: name },
    '/template/behaviour/platform/paths': paths,
    '/switches/CBS3': '1',
    '/switches/TRIAL3': '0',
  };
  expect(evaluateWhen(entries['agent-home'].dividends, { ...circumstances(changes, 1), props: { bar: true } })).toBe(isThere);
});

it('every switch decides about something that the shipped layout places', () => {
  const { site } = resolvedWith({});
  const used = new Set(
    Object.values(site.layout)
      .flat()
      .flatMap((placed) => settingsDeciding(placed, site)),
  );
  expect(switchNames.filter((name) => !used.has(`/switches/${name}`))).toEqual([]);
});
