import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { hasFooter, hasHeader } from './chrome.ts';

const { behaviour } = resolveSite({
  schemaVersion: 5,
  template: { templateId: 'T', merchantCode: 'aurora', version: 'base' },
}).site;

it.each([
  ['/m/slot-games', true, true],
  ['/m/notice', true, false],
  ['/m/activity', true, true],
  ['/m/activityDetail', true, false],
  ['/m/lottery', false, false],
  ['/m/agent/team/pnl', false, false],
  ['/m/agentRegister', true, true],
  ['/m/message', false, true],
  ['/m/messages', false, true],
  ['/m/register', false, false],
  ['/m/register.html', false, false],
  ['/m/index.html', true, true],
  ['/m/member/home', true, true],
  ['/m/mine', false, false],
  ['/m', true, true],
])('%s: header %s, bar at the bottom %s', (pathname, header, footer) => {
  expect([hasHeader(behaviour, pathname), hasFooter(behaviour, pathname)]).toEqual([header, footer]);
});
