import { dequal } from 'dequal/lite';
import { isBlockType } from '../../declare/blocks/blocks.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { conditionOf } from '../entries/isOffered.ts';
import { placedEntries } from '../entries/placedEntries.ts';
import { isObject } from '../../base/json/isObject.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import { regions } from '../../declare/names/regions.ts';
import { blockDefaults } from '../../release/resolve/blockDefaults.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { valueAt } from '../../base/json/overlay.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import type { SiteBlock } from '../../release/resolve/site.ts';
import { found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody, viewsOf } from '../findings/views.ts';

/** The block's own settings that a condition asks. */
function propsIn(when: Condition): string[] {
  if ('prop' in when) return [when.prop];
  if ('all' in when) return when.all.flatMap(propsIn);
  if ('any' in when) return when.any.flatMap(propsIn);
  return 'not' in when ? propsIn(when.not) : [];
}

/** Settings that the merchant has written into the block and that are not the block's defaults. */
function ownProps({ pointer, block }: SiteBlock, { full }: ResolvedSite): string[] {
  const written = valueAt(full, `${pointer}/props`);
  if (!isBlockType(block) || !isObject(written)) return [];
  const defaults = blockDefaults(block, full.template.conduct);
  return Object.keys(written).filter((name) => !dequal(written[name], defaults[name]));
}

function check(placed: SiteBlock, everyView: readonly Circumstances[], resolved: ResolvedSite): Problem[] {
  const { pointer, block, when, props, problems } = placed;
  // A setting that is off hides its part itself.
  const names = problems.length > 0 ? [] : ownProps(placed, resolved).filter((name) => Boolean(props[name]));
  if (names.length === 0) return [];
  const entries = placedEntries(placed, resolved.site).filter(({ list }) => list === undefined);
  const showing = names
    .map((name) => ({ name, shown: entries.filter((entry) => propsIn(entry.when).includes(name)) }))
    .filter(({ shown }) => shown.length > 0);
  if (showing.length === 0) return [];
  const views = everyView
    .map((view) => ({ ...view, props }))
    .filter((view) => evaluateWhen(when, view) && evaluateWhen(conditionOf(block), view));
  // A hidden block is reported by another rule.
  if (views.length === 0) return [];
  return showing
    .filter(({ shown }) => !shown.some((entry) => views.some((view) => evaluateWhen(entry.when, view))))
    .map(({ name }) => {
      const at = `${pointer}${pointerTo('props', name)}`;
      return found('block.showsNothing', at, {}, { op: 'remove', pointer: at });
    });
}

/** Settings of placed blocks that show a part which is never visible, because a switch is off or the platform has no address for it. */
export const blockSettingsShow: LintRule = (resolved) => {
  const { site, provenance } = resolved;
  const own = regions.filter((region) => provenance[pointerTo('template', 'layout', region)] === 'merchant');
  if (own.length === 0 || !isMergedWithPreset(provenance)) return [];
  const everyView = viewsOf(site, everybody);
  return own.flatMap((region) => site.layout[region]).flatMap((placed) => check(placed, everyView, resolved));
};
