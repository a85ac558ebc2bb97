import { siteValue } from '../../release/resolve/evaluateWhen.ts';
import type { Site } from '../../release/resolve/site.ts';
import type { SwitchName } from '../../declare/names/switchNames.ts';
import type { Condition } from '../../declare/entries/condition.ts';

/** Whether a condition can hold only while a switch is on, by its name or by a setting that names it. */
export function needsSwitch(when: Condition | undefined, name: SwitchName, site: Site): boolean {
  if (when === undefined) return false;
  const needs = (part: Condition) => needsSwitch(part, name, site);
  if ('switch' in when) return when.switch === name;
  if ('switchIn' in when) return siteValue(site, when.switchIn) === name;
  if ('all' in when) return when.all.some(needs);
  return 'any' in when && when.any.length > 0 && when.any.every(needs);
}
