import { describe, expect, it } from 'vitest';
import { releaseWith } from '#tests/support/releases.ts';
import { type MenuEntry, menuEntries } from './menuEntries.ts';
import { readRelease } from '../../release/read/readRelease.ts';
import { resolveSite } from '../../release/resolve/resolveSite.ts';

const MENUS = '/template/behaviour/menus';

function menusOf(changes: Record<string, unknown> = {}) {
  const read = readRelease(releaseWith(changes));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return resolveSite(read.value).site.behaviour.menus;
}

const keys: [string, MenuEntry, string][] = [
  ['AGEPAG', 'teamOverview', '/m/agent/team/overview'],
  ['DOWNMAN', 'teamMembers', '/m/member/team'],
  ['AGETEAMPNL3', 'teamPnl', '/m/agent/team/pnl'],
  ['TEAMBETTING3', 'teamBets', '/m/teamBetting'],
  ['GAMSER', 'teamRebate', '/m/member/teamRebate'],
  ['AGEREBINC3', 'agentRebate', '/m/member/agent/agentRebeat'],
  ['MAILCEN', 'inbox', '/m/webEmail'],
];

describe.each(keys)('the key %s (ROLE-16)', (key, entry, path) => {
  it(`shows ${entry}, which leads to ${path}`, () => {
    expect(menusOf()[entry]).toEqual({ path, switch: key });
  });

  it('leads where the merchant says', () => {
    expect(menusOf({ [`${MENUS}/${entry}`]: { path: '/m/elsewhere?tab=2' } })[entry]).toEqual({
      path: '/m/elsewhere?tab=2',
      switch: key,
    });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'https://evil.example/m/a', '/m/', '/n/team', ''])('never to %j', (wrong) => {
    expect(readRelease(releaseWith({ [`${MENUS}/${entry}`]: { path: wrong } })).ok).toBe(false);
  });
});

it('an entry without a key shows for everybody with a session', () => {
  const { notices, settings } = menusOf();
  expect([notices.switch, settings.switch]).toEqual(['', '']);
});

it('each entry is in one group', () => {
  expect(new Set(menuEntries).size).toBe(menuEntries.length);
});
