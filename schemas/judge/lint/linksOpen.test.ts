import { expect, test } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { linksOpen } from './linksOpen.ts';

const footer = '/template/layout/homeFooter/0/props';

test.each<[string, Readonly<Record<string, unknown>>, string[]]>([
  ['what is shipped', {}, []],
  ['no page', { [`${footer}/gamesTo`]: '/m/casino' }, ['way.nowhere']],
  ['a page with a query', { [`${footer}/gamesTo`]: '/m/gameList?type=hot' }, []],
  ['a registration that is off', { '/template/parameters/switch_register_button': '0', '/switches/REFERRAL': '0' }, []],
  ['the trial', { [`${footer}/joinTo`]: '/m/trail' }, []],
  ['a trial that is off', { [`${footer}/joinTo`]: '/m/trail', '/switches/TRIAL3': '0' }, ['way.withheld']],
  ['rewards that are off', { [`${footer}/eventsTo`]: '/m/rewardCenter', '/switches/REWCEN3': '0' }, ['way.withheld']],
  ['an invitation that is off', { [`${footer}/eventsTo`]: '/m/inviteFriends', '/switches/REFERRAL': '0' }, ['way.withheld']],
  [
    'a page of a gate that lets nobody in',
    {
      [`${footer}/eventsTo`]: '/m/agentRegister',
      '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42],
    },
    ['way.refused'],
  ],
  ['an empty page', { '/template/layout/promotions': [] }, ['way.empty']],
  [
    'an empty page, from a block that nobody sees',
    {
      '/template/layout/promotions': [],
      '/template/layout/homeFooter/0/when': { all: [{ installed: true }, { installed: false }] },
    },
    [],
  ],
])('a link to %s', (_title, changes, codes) => {
  expect(linksOpen(resolvedWith(changes)).map(({ code }) => code)).toEqual(codes);
});
