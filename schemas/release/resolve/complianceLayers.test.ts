import { expect, test } from 'vitest';
import type { ComplianceProfile } from '../../declare/release/release.schema.ts';
import { resolveSite } from './resolveSite.ts';

const siteOf = (conduct: ComplianceProfile, behaviour = {}) =>
  resolveSite({ schemaVersion: 5, template: { templateId: 'T', merchantCode: 'aurora', version: 'base', conduct, behaviour } })
    .site;

test('strict asks for the age, ticks nothing, keeps no password, watches the session and celebrates nothing', () => {
  const { termsTicked, behaviour } = siteOf('strict');
  expect([termsTicked, behaviour.login.remember, behaviour.password.holdOld]).toEqual([false, 'username', false]);
  expect(behaviour.responsible).toMatchObject({
    ageGate: true,
    recordTerms: true,
    lastLogin: true,
    sessionClock: true,
    idleMinutes: 30,
    realityCheckMinutes: 60,
    reverseWithdrawals: false,
    celebrations: false,
  });
});

test('seed is what was specified', () => {
  const { termsTicked, behaviour } = siteOf('seed');
  expect([termsTicked, behaviour.login.remember, behaviour.password.holdOld]).toEqual([true, 'password', true]);
  expect(behaviour.responsible).toMatchObject({
    ageGate: false,
    idleMinutes: 0,
    realityCheckMinutes: 0,
    reverseWithdrawals: true,
    celebrations: true,
  });
});

test('a merchant may go further than its compliance profile', () => {
  const { responsible } = siteOf('strict', { responsible: { idleMinutes: 10 } }).behaviour;
  expect([responsible.idleMinutes, responsible.realityCheckMinutes]).toEqual([10, 60]);
});

test.each([
  ['strict', {}, 'feed'],
  ['seed', {}, 'counter'],
  ['seed', { source: 'feed' }, 'feed'],
] as const)('the jackpot of %s with %o comes from the %s (JACK-03)', (conduct, props, source) => {
  const layout = { home: [{ id: 'j', block: 'jackpot', props }] };
  const { site } = resolveSite({
    schemaVersion: 5,
    template: { templateId: 'T', merchantCode: 'aurora', version: 'base', conduct, layout },
  });
  expect(site.layout.home[0]?.props['source']).toBe(source);
});
