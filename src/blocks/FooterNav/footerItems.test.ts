import { describe, expect, it } from 'vitest';
import { type FooterItem, footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { type Audience, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { addressesOf } from '#schemas/declare/pages/addresses.ts';
import { actionOf, currentItem } from './footerItems.ts';

const { gates } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site.behaviour;

describe('actionOf', () => {
  it.each<[FooterItem, Audience, string]>([
    ['deposit', 'guest', 'login /m/voucherCenter'],
    ['deposit', 'trial', 'refuse free_reject'],
    ['deposit', 'member', 'link /m/voucherCenter'],
    ['deposit', 'special', 'refuse free_reject'],
    ['withdraw', 'guest', 'login /m/withdraw'],
    ['withdraw', 'trial', 'refuse free_reject'],
    ['withdraw', 'agent', 'link /m/withdraw'],
    ['member', 'guest', 'login /m/member/home'],
    ['member', 'trial', 'overlay trial'],
    ['member', 'special', 'link /m/member/home'],
    ['member', 'member', 'link /m/member/home'],
    ['notice', 'guest', 'login /m/notice'],
    ['notice', 'trial', 'link /m/notice'],
    ['chat', 'guest', 'login'],
    ['chat', 'trial', 'refuse free_reject'],
    ['chat', 'member', 'chat'],
    ['service', 'guest', 'overlay service'],
    ['invite', 'guest', 'overlay invite'],
    ['home', 'guest', 'link /m/home'],
    ['activity', 'guest', 'link /m/activity'],
    ['games', 'guest', 'link /m/gameCenter'],
    ['search', 'trial', 'link /m/home?q='],
  ])('%s of a %s does %s', (item, audience, what) => {
    const action = actionOf(item, sampleVisitor[audience], gates);
    expect(Object.values(action).join(' ')).toBe(what);
  });

  it('tells who is refused a reason of their own where the merchant wants it', () => {
    const own = actionOf('deposit', sampleVisitor.special, { ...gates, refusal: 'own' });
    expect(own).toEqual({ kind: 'refuse', text: 'reject.account' });
  });
});

describe('currentItem', () => {
  it.each(addressesOf('home'))('home is marked on %s', (pathname) =>
    expect(currentItem(footerItems, { pathname, search: '' })).toBe('home'),
  );
  it.each<[string, string, FooterItem | undefined]>([
    ['/m/activity', '', 'activity'],
    ['/m/activityDetail', '?id=1', 'activity'],
    ['/m/gameCenter', '', 'games'],
    ['/m/slotsCenter', '', 'games'],
    ['/m/member/home', '', 'member'],
    ['/m/notice', '', 'notice'],
    ['/m/voucherCenter', '', 'deposit'],
    ['/m/home', '?q=', 'search'],
    ['/m/home', '?q=gold', 'search'],
    ['/m/slot-games', '?q=gold', undefined],
    ['/m/nowhere', '', undefined],
  ])('on %s%s: %s', (pathname, search, marked) => expect(currentItem(footerItems, { pathname, search })).toBe(marked));
  it('home is marked while games are searched for, in a bar without the search', () =>
    expect(currentItem(['home', 'games'], { pathname: '/m/home', search: '?q=' })).toBe('home'));
});
