import { expect, it } from 'vitest';
import { roleReadings } from '#schemas/visitor.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { type Verdict, showsInvite, showsVip, verdictOf } from './gates.ts';

const { site } = resolvedWith({ '/switches/REFERRAL': '1' });
const withRoles = (roles: (typeof roleReadings)[keyof typeof roleReadings]) => ({
  ...site,
  behaviour: { ...site.behaviour, roles },
});

/** Every type at every gate, and whether the invite entry shows by the agent test and by the table of roles. */
it.each<[number | null, Verdict, Verdict, Verdict, Verdict, boolean, boolean]>([
  [null, 'login', 'login', 'login', 'reject', true, true],
  [0, 'allowed', 'allowed', 'allowed', 'allowed', true, true],
  [1, 'allowed', 'allowed', 'allowed', 'allowed', false, false],
  [2, 'allowed', 'allowed', 'allowed', 'allowed', false, false],
  [4, 'allowed', 'reject', 'reject', 'reject', true, true],
  [40, 'allowed', 'allowed', 'reject', 'reject', true, true],
  [41, 'allowed', 'allowed', 'reject', 'reject', false, true],
  [42, 'allowed', 'allowed', 'reject', 'reject', false, true],
  [99, 'allowed', 'allowed', 'reject', 'reject', false, false],
])('type %j', (type, session, notTrial, formal, formalOnly, invitedByTest, invitedByTable) => {
  const visitor = { type };
  expect(verdictOf('open', visitor)).toBe('allowed');
  expect(verdictOf('session', visitor)).toBe(session);
  expect(verdictOf('notTrial', visitor)).toBe(notTrial);
  expect(verdictOf('formal', visitor)).toBe(formal);
  expect(verdictOf('formalOnly', visitor)).toBe(formalOnly);
  expect(showsInvite(visitor, withRoles(roleReadings.agentTest))).toBe(invitedByTest);
  expect(showsInvite(visitor, withRoles(roleReadings.roleTable))).toBe(invitedByTable);
  expect([showsVip(visitor, true), showsVip(visitor, false)]).toEqual([true, type === null]);
});

it('shows the invite entry to guests only while the promotion is off', () => {
  const off = { ...withRoles(roleReadings.agentTest), switches: { ...site.switches, REFERRAL: false } };
  expect([null, 0, 4, 40].map((type) => showsInvite({ type }, off))).toEqual([true, false, false, false]);
});
