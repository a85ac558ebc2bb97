import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { matchPage } from '../routes/pages.ts';
import { regionsOf } from './regionsOf.ts';

const { behaviour } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site;

it.each([
  ['/m/home', ['header', 'home', 'homeFooter', 'footerNav', 'leftMenu']],
  ['/m/slot-games', ['header', 'gameList', 'footerNav', 'leftMenu']],
  ['/m/notice', ['header', 'notices', 'leftMenu']],
  ['/m/message', ['messageCentre', 'footerNav']],
  ['/m/mine', ['memberCentre']],
  ['/m/set', ['settings', 'footerNav']],
  ['/m/login', ['login', 'header', 'home', 'homeFooter', 'footerNav', 'leftMenu']],
  ['/m/social/google', []],
  ['/m/nowhere', []],
])('%s draws %j', (pathname, regions) => {
  expect(regionsOf(matchPage(pathname), pathname, behaviour)).toEqual(regions);
});
