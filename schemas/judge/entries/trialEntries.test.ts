import { expect, it } from 'vitest';
import { resolvedWith } from '#tests/support/releases.ts';
import { isObject } from '../../base/json/isObject.ts';
import { checkGuard } from '../../release/guards/checkGuard.ts';
import { calls } from '../../generated/calls.js';
import { guardOf } from '../../release/guards/guardOf.ts';
import { type MenuEntry, menuEntries } from '../../declare/pages/menuEntries.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { switchNames } from '../../declare/names/switchNames.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { entries } from './entries.ts';

const allOn = Object.fromEntries(switchNames.map((name) => [`/switches/${name}`, '1']));
const circumstancesOf = (changes: object, type: 'trial' | 'special') => ({
  site: resolvedWith({ ...allOn, ...changes }).site,
  visitor: sampleVisitor[type],
  language: 'EN' as const,
  installed: false,
  props: new Proxy({}, { get: () => true }),
});

/** Names of all calls that a condition asks for. */
const callsIn = (when: unknown): string[] => {
  if (Array.isArray(when)) return when.flatMap(callsIn);
  if (!isObject(when)) return [];
  return Object.entries(when).flatMap(([word, inner]) =>
    word === 'call' ? [String(inner)] : word === 'not' ? [] : callsIn(inner),
  );
};

const pageOpens = (entry: MenuEntry, { site, visitor }: ReturnType<typeof circumstancesOf>) => {
  const guard = guardOf(site.behaviour.menus[entry].path, site.behaviour.gates);
  return guard === undefined || checkGuard(guard, visitor, site.behaviour) === 'allowed';
};

it.each([
  ['as shipped', {}],
  ['with pages of the merchant’s own gates', { '/template/behaviour/gates/pages': ['/m/feedback=formal', '/m/webEmail=open'] }],
])('no menu offers a trial a page that refuses it, %s', (_title, changes) => {
  const trial = circumstancesOf(changes, 'trial');
  const shown = menuEntries.filter((entry) => evaluateWhen(entries.menu[entry], trial));
  expect(shown.filter((entry) => !pageOpens(entry, trial))).toEqual([]);
  expect(shown).toContain('betRecords');
  expect(shown.includes('feedback')).toBe(_title === 'as shipped');
});

it('offers messages and the inbox to type 40, which is not a trial (ROLE-15)', () => {
  const special = circumstancesOf({}, 'special');
  const trial = circumstancesOf({}, 'trial');
  for (const entry of ['inbox', 'messages', 'security', 'rewards'] as const) {
    expect([entry, evaluateWhen(entries.menu[entry], special), evaluateWhen(entries.menu[entry], trial)]).toEqual([
      entry,
      true,
      false,
    ]);
  }
});

const refused = Object.entries(calls).flatMap(([name, call]) => ('noTrials' in call ? [name] : []));
const needing = Object.entries(entries).flatMap(([group, named]) =>
  Object.entries(named as Readonly<Record<string, unknown>>).flatMap(([name, when]) => {
    const isNeeded = callsIn(when).some((call) => refused.includes(call));
    return isNeeded && isObject(when) && !('any' in when) ? [[`${group}.${name}`, when as unknown as Condition] as const] : [];
  }),
);

it('knows of entries that need what trials are refused', () => {
  expect(needing.map(([name]) => name)).toEqual(
    expect.arrayContaining(['reward-list.content', 'mall-items.content', 'security-list.email']),
  );
});

it.each(needing)('%s is not offered to a trial, whom the platform refuses its call', (_name, when) => {
  expect(evaluateWhen(when, circumstancesOf({}, 'trial'))).toBe(false);
});
