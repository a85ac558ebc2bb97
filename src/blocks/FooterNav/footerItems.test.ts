import { describe, expect, it } from 'vitest';
import type { FooterItem } from '#schemas/release/templateParameters.schema.ts';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { type Audience, sampleVisitor } from '#schemas/visitor.ts';
import { addressesOf } from '#schemas/addresses.ts';
import { actionOf, isCurrent } from './footerItems.ts';

const { gates } = resolveSite({
  schemaVersion: 2,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site.behaviour;

describe('actionOf', () => {
  it.each<[FooterItem, Audience, string]>([
    ['deposit', 'guest', 'login /m/voucherCenter'],
    ['deposit', 'trial', 'refuse free_reject'],
    ['deposit', 'member', 'link /m/voucherCenter'],
    ['deposit', 'special', 'refuse reject.account'],
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
  ])('%s of a %s does %s', (item, audience, what) => {
    const action = actionOf(item, sampleVisitor[audience], gates);
    expect(Object.values(action).join(' ')).toBe(what);
  });
});

describe('isCurrent', () => {
  it.each(addressesOf('home'))('home is marked on %s', (path) => expect(isCurrent('home', path)).toBe(true));
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
