import { describe, expect, it } from 'vitest';
import { type Changes, journeyOutcome } from '#tests/support/journeyOutcome.ts';
import { lintRelease } from '../lint/lintRelease.ts';
import { releaseWith, resolvedWith } from '#tests/support/releases.ts';
import { declaredCalls } from '../../declare/calls/declaredCalls.ts';
import { pageNames, pages } from '../../declare/pages/pages.ts';
import { type Region, regions } from '../../declare/names/regions.ts';
import { switchNames } from '../../declare/names/switchNames.ts';
import { shownEntriesOpen } from './shownEntries.ts';

const pathOf = (call: string) => `/template/behaviour/platform/paths/${call}`;
const gates = '/template/behaviour/gates/pages';
const allOn = Object.fromEntries(switchNames.map((name) => [`/switches/${name}`, '1']));

const impossible = (changes: Changes) =>
  Object.entries(journeyOutcome('entries', changes)).filter(([, state]) => state.startsWith('impossible'));
const codesAt = (changes: Changes) =>
  shownEntriesOpen
    .check(resolvedWith(changes))
    .flatMap(({ obstacles }) => obstacles.map(({ code, pointer }) => `${code} ${pointer}`));

describe('what leads to a page', () => {
  it('opens it in the preset', () => {
    expect(impossible({})).toEqual([]);
    expect(impossible(allOn)).toEqual([]);
  });

  it('is found where the search has no page (qq11)', () => {
    const footer = { '/template/parameters/footer_nav': 'home,search,member' };
    expect(impossible({ ...footer, '/template/layout/search': [] })).toEqual([
      ['category-tabs search', 'impossible way.empty'],
      ['search', 'impossible way.empty'],
    ]);
    expect(lintRelease(releaseWith({ '/template/layout/search': [] }), undefined).map(({ code }) => code)).toContain('way.empty');
  });

  /** Regions of pages that the site never links to, or whose absence other findings report. */
  const unlinked: readonly Region[] = ['login', 'register', 'trial', 'lottery', 'play', 'openAccount', 'salaryContract'];
  const linked = regions.filter(
    (region) => pageNames.some((name) => 'region' in pages[name] && pages[name].region === region) && !unlinked.includes(region),
  );
  const notByLinks: readonly Region[] = ['dividendContract', 'hourContract', 'redRain'];
  it.each(linked.filter((region) => !notByLinks.includes(region)))('is found where the region %s is empty', (region) => {
    const footer = { '/template/parameters/footer_nav': 'home,games,search,activity,invite,deposit,withdraw,member,notice' };
    expect(codesAt({ ...allOn, ...footer, [`/template/layout/${region}`]: [] })).toContain(
      `way.empty /template/layout/${region}`,
    );
  });

  it.each(Object.keys(declaredCalls))('is not shown where the platform lacks the call %s that its page needs', (call) => {
    expect(impossible({ ...allOn, [pathOf(call)]: '' })).toEqual([]);
  });

  it('is left to the studios where the platform lists no games (qq27)', () => {
    const steps = Object.keys(journeyOutcome('entries', { [pathOf('games')]: '' }));
    expect(steps).toContain('left-menu SPORTS');
    expect(steps).not.toContain('left-menu RNG');
  });

  it('goes from the menus of those whom the page’s own gate refuses, and is found elsewhere (qq1, qq20)', () => {
    expect(codesAt({ [gates]: ['/m/securityCenter=agent'] })).toEqual([`way.refusedSome ${gates}`]);
    expect(impossible({ [gates]: ['/m/securityCenter=agent'] })).toEqual([
      ['member-identity security', 'impossible way.refusedSome'],
    ]);
  });

  it.each([
    ['/m/feedback', 'formal'],
    ['/m/help', 'agent'],
    ['/m/activity', 'notTrial'],
    ['/m/hot-games', 'agent'],
    ['/m/slot-games', 'formal'],
  ])('is found where %s is for %s alone', (page, gate) => {
    expect(codesAt({ [gates]: [`${page}=${gate}`] })).toContain(`way.refusedSome ${gates}`);
  });

  it('is found where guests are invited to what nobody gets, unless they are not', () => {
    const pointer = '/template/behaviour/lobby/guestsInvite';
    expect(codesAt({ '/switches/REFERRAL': '0' })).toEqual([`way.withheld ${pointer}`]);
    expect(codesAt({ '/switches/REFERRAL': '0', [pointer]: false })).toEqual([]);
  });
});
