import type { Problem } from '../../base/json/problem.ts';
import type { When } from '../../declare/release/layout.schema.ts';
import { regions } from '../../declare/names/regions.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { Site } from '../../release/resolve/site.ts';
import { type SwitchName, isSwitchName } from '../../declare/names/switchNames.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody, viewsOf } from '../findings/views.ts';

/** Every further switch doubles the work; conditions that ask for more are left unchecked. */
const MOST_SWITCHES = 6;

function switchesIn(when: When): string[] {
  if ('switch' in when) return [when.switch];
  if ('all' in when) return when.all.flatMap(switchesIn);
  if ('any' in when) return when.any.flatMap(switchesIn);
  return 'not' in when ? switchesIn(when.not) : [];
}

/** The site with its current switches, then with the named ones in every other combination. */
function withSwitches(site: Site, names: readonly SwitchName[]): Site[] {
  const positions = names.reduce<Site['switches'][]>(
    (all, name) => all.flatMap((switches) => [switches, { ...switches, [name]: !switches[name] }]),
    [site.switches],
  );
  return positions.map((switches) => ({ ...site, switches }));
}

function check(when: When, pointer: string, site: Site): Problem[] {
  const mentioned = [...new Set(switchesIn(when))];
  const names = mentioned.filter(isSwitchName);
  // An unknown switch is a problem of its own.
  if (names.length < mentioned.length || names.length > MOST_SWITCHES) return [];
  const views = withSwitches(site, names).map((each) => viewsOf(each, everybody).map((view) => evaluateWhen(when, view)));
  if (views.every((holds) => holds.every(Boolean))) return [found('when.always', pointer, {}, { op: 'remove', pointer })];
  if (views[0]?.some(Boolean)) return [];
  return [
    found(views.some((holds) => holds.some(Boolean)) ? 'when.offNow' : 'when.never', pointer, { switches: names.join(', ') }),
  ];
}

/** Conditions that never hold, that hold for no one with the current switches, or that always hold. */
export const conditionsPossible: LintRule = ({ site }) =>
  regions
    .flatMap((region) => site.layout[region])
    .flatMap(({ when, pointer }) => (when ? check(when, `${pointer}/when`, site) : []));
