import { conditionOf } from '../entries/isOffered.ts';
import { type PlacedEntry, placedEntries } from '../entries/placedEntries.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { regions } from '../../declare/names/regions.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { causeOf, everybody, viewsOf } from '../findings/views.ts';

function check(
  list: string,
  { pointer, props }: SiteBlock,
  { name, when }: PlacedEntry,
  views: readonly Circumstances[],
): Problem[] {
  if (views.some((view) => evaluateWhen(when, view))) return [];
  const cause = causeOf(when, views);
  if (cause.switch !== '') return [];
  const at = `${pointer}${pointerTo('props', list)}`;
  const names: unknown = props[list];
  const others = Array.isArray(names) ? names.filter((other) => other !== name) : [];
  const fix = others.length > 0 ? ({ op: 'set', pointer: at, value: others } as const) : undefined;
  return [found('entry.hidden', at, { entry: name, list, call: cause.call }, fix)];
}

/**
 * Entries that the merchant's own layout lists, in a menu or on a page, but that are hidden from everyone. A disabled switch is not a fault:
 * lists name all possible entries, and switches choose from them.
 */
export const listedEntriesVisible: LintRule = ({ site, provenance }) => {
  const everyView = viewsOf(site, everybody);
  return regions
    .filter((region) => provenance[pointerTo('template', 'layout', region)] === 'merchant')
    .flatMap((region) => site.layout[region])
    .filter(({ problems }) => problems.length === 0)
    .flatMap((placed) => {
      const { block, when, props } = placed;
      const own = conditionOf(block);
      const views = everyView
        .map((view) => ({ ...view, props }))
        .filter((view) => evaluateWhen(when, view) && evaluateWhen(own, view));
      // A hidden block is reported by another rule.
      if (views.length === 0) return [];
      return placedEntries(placed, site).flatMap((entry) =>
        entry.list === undefined ? [] : check(entry.list, placed, entry, views),
      );
    });
};
