import type { Condition } from '../../declare/entries/condition.ts';
import { hubSections } from '../entries/hubSections.ts';
import { conditionOf } from '../entries/isOffered.ts';
import { placedEntries } from '../entries/placedEntries.ts';
import { type MenuEntry, menuEntries } from '../../declare/pages/menuEntries.ts';
import { pointerTo } from '../../base/json/problem.ts';
import type { Site } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';

/** Whether a condition asks for the settings of a menu entry. */
function asksFor(when: Condition | undefined, entry: MenuEntry): boolean {
  if (when === undefined) return false;
  if ('opens' in when) return when.opens === entry;
  if ('switchIn' in when) return when.switchIn === `behaviour.menus.${entry}.switch`;
  if ('all' in when) return when.all.some((part) => asksFor(part, entry));
  if ('any' in when) return when.any.some((part) => asksFor(part, entry));
  return 'not' in when && asksFor(when.not, entry);
}

/** The conditions used by the layout: of its blocks, of their entries, and of the row of links that some pages share. */
const conditionsOf = (site: Site): (Condition | undefined)[] => [
  ...Object.values(site.layout)
    .flat()
    .flatMap((placed) => [placed.when, conditionOf(placed.block), ...placedEntries(placed, site).map(({ when }) => when)]),
  ...Object.values(hubSections),
];

/** Settings of menu entries that the merchant has changed, though no placed block lists the entry. */
export const menuSettingsUsed: LintRule = ({ site, provenance }) => {
  const menus = `${pointerTo('template', 'behaviour', 'menus')}/`;
  const own = Object.keys(provenance).filter((pointer) => pointer.startsWith(menus) && provenance[pointer] === 'merchant');
  const changed = menuEntries.filter((entry) => own.some((pointer) => pointer.startsWith(`${menus}${entry}/`)));
  if (changed.length === 0 || !isMergedWithPreset(provenance)) return [];
  const conditions = conditionsOf(site);
  return changed
    .filter((entry) => !conditions.some((when) => asksFor(when, entry)))
    .map((entry) => {
      const pointer = pointerTo('template', 'behaviour', 'menus', entry);
      return found('menu.notListed', pointer, {}, { op: 'remove', pointer });
    });
};
