import { describe, expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { awaitsOf, noteOf } from '#schemas/release/resolve/visitorChoice.ts';
import { customerTypes, roleReadings } from '#schemas/declare/names/customerTypes.ts';
import { audiencesOf } from '#schemas/declare/names/visitor.ts';
import { choiceOf } from './visitorChoice.ts';

it.each([
  ['1', 'dark', 'theme=light', 'light'],
  ['1', 'light', '', 'light'],
  ['1', 'dark', 'theme=pink', 'dark'],
  ['0', 'dark', 'theme=light', 'dark'],
  ['0', 'light', 'theme=dark', 'light'],
] as const)('with the toggle at %s, the merchant’s %s look and %j a visitor sees %s', (toggle, mode, cookies, theme) => {
  const { site } = resolveSite({
    schemaVersion: 5,
    template: { templateId: 'T', merchantCode: 'aurora', version: 'base', theme: { mode } },
    switches: { THEMESWITCH3: toggle },
  });
  expect(choiceOf(site, cookies, undefined).theme).toBe(theme);
});

describe('the member whom a page awaits', () => {
  const siteWith = (roles = {}) =>
    resolveSite({
      schemaVersion: 5,
      template: { templateId: 'T', merchantCode: 'aurora', version: 'base', behaviour: { roles } },
      switches: {},
    }).site;

  it.each([
    ['visitor=member', { type: 0, hasPlayed: false }],
    ['a=b; visitor=member-played; age=18', { type: 0, hasPlayed: true }],
    ['visitor=member-agent-played', { type: 1, hasPlayed: true }],
    ['visitor=trial', { type: 4, hasPlayed: false }],
    ['visitor=special-played', { type: 40, hasPlayed: true }],
  ])('is read from %j', (cookies, awaits) => {
    expect(choiceOf(siteWith(), cookies, undefined).awaits).toEqual(awaits);
  });

  it.each([
    '',
    'visitor=',
    'visitor=guest',
    'visitor=-played',
    'visitor=agent',
    'visitor=Member',
    'visitor=member-played-played',
    'visitor=0',
    'visitor=constructor',
    'visitor=%00',
  ])('is nobody by %j', (cookies) => {
    expect(choiceOf(siteWith(), cookies, undefined)).not.toHaveProperty('awaits');
  });

  it.each(Object.entries(roleReadings))(
    'is by %s of the audiences that the session will be, one for all of a kind',
    (_name, roles) => {
      const site = siteWith(roles);
      const awaited = customerTypes.map((type) => awaitsOf(site, { visitor: noteOf({ type, hasPlayed: true }, site) }));
      const audiences = (visitor: { readonly type: number | null } | undefined) => visitor && audiencesOf(visitor, roles);
      expect(awaited.map(audiences)).toEqual(customerTypes.map((type) => audiences({ type })));
      expect(new Set(awaited.map((one) => one?.type)).size).toBe(
        new Set(customerTypes.map((type) => String(audiences({ type })))).size,
      );
    },
  );
});
