import { describe, expect, it } from 'vitest';
import { canonicalQuery } from '#schemas/declare/pages/pageQuery.ts';
import { matchPage } from './pages.ts';

describe('matchPage', () => {
  it.each([
    ['/', 'home'],
    ['/m', 'home'],
    ['/m/', 'home'],
    ['/m/index', 'home'],
    ['/m/index.html', 'home'],
    ['/m/home', 'home'],
    ['/m/login', 'dialog'],
    ['/m/register', 'dialog'],
    ['/m/register.html', 'dialog'],
    ['/m/forget', 'dialog'],
    ['/m/changePsw', 'dialog'],
    ['/m/set', 'form'],
    ['/m/trail', 'form'],
    ['/m/voucherCenter', 'screen'],
    ['/m/withdraw', 'screen'],
    ['/m/myAccount/index', 'screen'],
    ['/m/mine', 'screen'],
    ['/m/securityCenter', 'screen'],
    ['/m/member/agent/getDevidendContract', 'screen'],
    ['/m/hot-games', 'screen'],
    ['/m/feedback', 'screen'],
    ['/m/webEmail', 'screen'],
    ['/m/slot-games', 'screen'],
    ['/m/social/google', 'social'],
    ['/m/social/myspace', 'redirect'],
    ['/m/nowhere', 'redirect'],
    ['/login', 'redirect'],
    ['/m/__proto__', 'redirect'],
  ])('%s shows %s', (pathname, kind) => {
    expect(matchPage(pathname).kind).toBe(kind);
  });

  it.each([
    ['/m/nowhere', '/m/home'],
    ['/m/HOME', '/m/home'],
    ['/m/Login', '/m/login'],
    ['/m/register/', '/m/register'],
    ['/m/GAMECENTER//', '/m/gameCenter'],
    ['/m/agent/team/Overview/', '/m/agent/team/overview'],
  ])('%s leads to %s', (pathname, to) => {
    expect(matchPage(pathname)).toEqual({ kind: 'redirect', to });
  });

  it.each([
    ['', 'home'],
    ['?utm_source=mail', 'home'],
    ['?i=AB12', 'home'],
    ['?q=dragon', 'screen'],
    ['?q=', 'screen'],
    ['?page=2', 'screen'],
    ['?vendors=NOVR', 'screen'],
  ])('home with %s shows %s, to the player as to the server, which knows less of the query', (search, kind) => {
    const asked = new URLSearchParams(search);
    expect(matchPage('/m/home', asked).kind).toBe(kind);
    expect(matchPage('/m/home', new URLSearchParams(canonicalQuery('/m/home', asked))).kind).toBe(kind);
  });

  it.each(['/m/message', '/m/messages'])('%s is the message centre (ROUTE-44)', (pathname) => {
    expect(matchPage(pathname)).toMatchObject({ region: 'messageCentre' });
  });

  it.each([
    ['/m/login', 'login', 'dialog.login'],
    ['/m/register', 'register', 'dialog.register'],
    ['/m/register.html', 'register', 'dialog.register'],
    ['/m/forget', 'forget', 'dialog.forget'],
    ['/m/changePsw', 'changePassword', 'dialog.changePassword'],
  ])('%s draws the region %s', (pathname, region, title) => {
    expect(matchPage(pathname)).toEqual({ kind: 'dialog', region, title });
  });
});
