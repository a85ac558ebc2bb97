import { pointerTo } from '../../base/json/problem.ts';
import { siteValue } from '../../release/resolve/evaluateWhen.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { type Condition, pointerOf } from '../../declare/entries/condition.ts';
import { conditionOf } from './isOffered.ts';
import { placedEntries } from './placedEntries.ts';

const switchPointer = (name: string): string => pointerTo('switches', name);

/** The settings that a condition reads, as pointers into the release. A condition on the visitor or the browser reads none. */
export function settingsOf(when: Condition, placed: Pick<SiteBlock, 'pointer'>, site: Site): string[] {
  const inside = (parts: readonly Condition[]) => parts.flatMap((part) => settingsOf(part, placed, site));
  if ('switch' in when) return [switchPointer(when.switch)];
  if ('call' in when) return [pointerTo('template', 'behaviour', 'platform', 'paths', when.call)];
  if ('opens' in when) return [pointerTo('template', 'behaviour', 'gates', 'pages')];
  if ('gate' in when) return [pointerTo('template', 'behaviour', 'gates', when.gate)];
  if ('setting' in when) return [pointerOf(when.setting)];
  if ('prop' in when) return [`${placed.pointer}${pointerTo('props', when.prop)}`];
  if ('switchIn' in when) {
    const name = siteValue(site, when.switchIn);
    return [...(typeof name === 'string' && name !== '' ? [switchPointer(name)] : []), pointerOf(when.switchIn)];
  }
  if ('all' in when) return inside(when.all);
  if ('any' in when) return inside(when.any);
  return 'not' in when ? settingsOf(when.not, placed, site) : [];
}

/** The settings outside its own that decide whether a placed block, or something in it, is shown. */
export function settingsDeciding(placed: SiteBlock, site: Site): string[] {
  const { block, when } = placed;
  const own = conditionOf(block);
  const conditions = [when, own, ...placedEntries(placed, site).map((entry) => entry.when)].filter((each) => each !== undefined);
  return [...new Set(conditions.flatMap((each) => settingsOf(each, placed, site)))];
}
