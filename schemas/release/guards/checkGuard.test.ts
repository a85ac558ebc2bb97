import { describe, expect, it } from 'vitest';
import type { Audience } from '../../declare/names/visitor.ts';
import { roleReadings } from '../../declare/names/customerTypes.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import { guardOf } from './guardOf.ts';
import { checkGuard } from './checkGuard.ts';

const conduct = (guestTarget: 'home' | 'login') => ({
  password: { refuseCommon: true, holdOld: false, guestTarget },
  roles: roleReadings.agentTest,
  gates: {
    deposit: 'formal',
    withdraw: 'formalOnly',
    notice: 'session',
    chat: 'notTrial',
    play: 'session',
    refusal: 'one',
    pages: [],
  } as const,
});

describe('the guard of a page', () => {
  it.each([
    ['login', { guest: 'login', trial: 'allowed', member: 'allowed', special: 'allowed', agent: 'allowed' }],
    ['formal', { guest: 'login', trial: 'reject', member: 'allowed', special: 'reject', agent: 'allowed' }],
    ['agent', { guest: 'login', trial: 'reject', member: 'reject', special: 'reject', agent: 'allowed' }],
    ['agentHome', { guest: 'home', trial: 'home', member: 'home', special: 'home', agent: 'allowed' }],
    ['deposit', { guest: 'login', trial: 'reject', member: 'allowed', special: 'reject', agent: 'allowed' }],
    ['withdraw', { guest: 'reject', trial: 'reject', member: 'allowed', special: 'reject', agent: 'allowed' }],
    ['notice', { guest: 'login', trial: 'allowed', member: 'allowed', special: 'allowed', agent: 'allowed' }],
    ['password', { guest: 'home', trial: 'allowed', member: 'allowed', special: 'allowed', agent: 'allowed' }],
  ] as const)('%s checks every kind of visitor', (guard, verdicts) => {
    const checked = Object.keys(verdicts).map((kind) => [
      kind,
      // The keys of the table are audiences.
      checkGuard(guard, sampleVisitor[kind as Audience], conduct('home')),
    ]);
    expect(Object.fromEntries(checked)).toEqual(verdicts);
  });

  it('leads a guest who wants to change a password where the release says (CHPSW-11)', () => {
    expect(checkGuard('password', sampleVisitor.guest, conduct('login'))).toBe('login');
  });

  it.each([
    ['/m/set', 'login'],
    ['/m/voucherCenter', 'deposit'],
    ['/m/changePsw', 'password'],
    ['/m/agent', 'agentHome'],
    ['/m/agent/team/overview', 'agent'],
    ['/m/webEmail', 'notTrial'],
    ['/m/message', 'notTrial'],
    ['/m/member/home', 'notTrial'],
    ['/m/mine', 'notTrial'],
    ['/m/myAccount/index', 'notTrial'],
    ['/m/securityCenter', 'login'],
    ['/m/member/benefits', 'login'],
    ['/m/home', undefined],
    ['/m/activity', undefined],
    ['constructor', undefined],
  ])('of %s is %s', (path, guard) => {
    expect(guardOf(path, { pages: [] })).toBe(guard);
  });

  it.each([
    ['/m/feedback', 'notTrial'],
    ['/m/feedback/more', undefined],
    ['/m/set', undefined],
    ['/m/activity', 'agent'],
    ['/m/gameRecord', 'login'],
  ])('of %s is what the merchant says: %s', (path, guard) => {
    const pages = ['/m/feedback=notTrial', '/m/set=open', '/m/activity=agent'];
    expect(guardOf(path, { pages })).toBe(guard);
  });
});
