import { describe, expect, it } from 'vitest';
import type { FooterItem } from '#schemas/release/templateParameters.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { type Audience, sampleVisitor } from '#schemas/visitor.ts';
import { homePaths } from '#src/lib/paths.ts';
import { actionOf, isCurrent, visibleItems } from './footerItems.ts';

const site = (footer: string, switches: Readonly<Record<string, string>> = {}) =>
  resolveSite({
    schemaVersion: 2,
    template: { templateId: 'T', merchantCode: 'aurora', version: 'base', parameters: { footer_nav: footer } },
    switches,
  }).site;

describe('visibleItems', () => {
  it.each<[Audience, Readonly<Record<string, string>>, string[]]>([
    ['guest', { CBS3: '1' }, ['home', 'chat', 'invite']],
    ['guest', { REFERRAL: '0' }, ['home', 'invite']],
    ['member', { REFERRAL: '1' }, ['home', 'invite']],
    ['member', { REFERRAL: '0' }, ['home']],
    ['agent', { REFERRAL: '1' }, ['home']],
  ])('for a %s with %j are %j', (audience, switches, items) => {
    expect(visibleItems(site('home,chat,invite', switches), sampleVisitor[audience])).toEqual(items);
  });

  it('are without customer service where the platform has none', () => {
    const { behaviour, ...rest } = site('home,service');
    const platform = { ...behaviour.platform, paths: { ...behaviour.platform.paths, service: '' } };
    expect(visibleItems({ behaviour, ...rest }, sampleVisitor.guest)).toEqual(['home', 'service']);
    expect(visibleItems({ ...rest, behaviour: { ...behaviour, platform } }, sampleVisitor.guest)).toEqual(['home']);
  });

  it('stand in the merchant’s order', () => {
    expect(visibleItems(site('member,home,deposit'), sampleVisitor.guest)).toEqual(['member', 'home', 'deposit']);
  });
});

describe('actionOf', () => {
  it.each<[FooterItem, Audience, string]>([
    ['deposit', 'guest', 'login'],
    ['deposit', 'trial', 'free_reject'],
    ['deposit', 'member', '/m/voucherCenter'],
    ['deposit', 'special', 'free_reject'],
    ['withdraw', 'guest', 'login'],
    ['withdraw', 'trial', 'free_reject'],
    ['withdraw', 'agent', '/m/withdraw'],
    ['member', 'guest', 'login'],
    ['member', 'trial', 'trial'],
    ['member', 'special', '/m/member/home'],
    ['member', 'member', '/m/member/home'],
    ['notice', 'guest', 'login'],
    ['notice', 'trial', '/m/notice'],
    ['chat', 'guest', 'login'],
    ['chat', 'trial', 'free_reject'],
    ['chat', 'member', 'chat'],
    ['service', 'guest', 'service'],
    ['invite', 'guest', 'invite'],
    ['home', 'guest', '/m/home'],
    ['activity', 'guest', '/m/activity'],
  ])('%s of a %s does %s', (item, audience, what) => {
    const action = actionOf(item, sampleVisitor[audience], site('home').behaviour.gates);
    expect(Object.values(action).at(-1)).toBe(what);
  });
});

describe('isCurrent', () => {
  it.each(homePaths)('home is marked on %s', (path) => expect(isCurrent('home', path)).toBe(true));
  it.each<[FooterItem, string, boolean]>([
    ['activity', '/m/activity', true],
    ['activity', '/m/activityDetail', true],
    ['home', '/m/activity', false],
    ['service', '/m/home', false],
    ['member', '/m/member/home', true],
    ['notice', '/m/notice', true],
    ['deposit', '/m/voucherCenter', true],
  ])('%s on %s: %s', (item, path, marked) => expect(isCurrent(item, path)).toBe(marked));
});
