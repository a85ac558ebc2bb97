import type { CallName } from '../calls/declaredCalls.ts';
import type { Condition } from '../entries/condition.ts';
import { type Circumstances, evaluateWhen } from '../resolve/evaluateWhen.ts';
import { explainWhen } from '../resolve/explainWhen.ts';
import type { Site, SiteBlock } from '../resolve/site.ts';
import { type Visitor, customerTypes } from '../visitor.ts';

const yesAndNo = [false, true] as const;

/** A guest, and one visitor of every customer type. */
export const everybody: readonly Visitor[] = [null, ...customerTypes].map((type) => ({ type }));

/** Every circumstance under which the visitors may look at the site, with its switches as they are. */
export const viewsOf = (site: Site, visitors: readonly Visitor[]): Circumstances[] =>
  visitors.flatMap((visitor) =>
    site.languages.flatMap((language) =>
      yesAndNo.flatMap((installed) => yesAndNo.map((firstTimeLogin) => ({ site, visitor, language, installed, firstTimeLogin }))),
    ),
  );

/** Whether one of the blocks of this type shows in a view. Blocks at fault never do. */
export const isShown = (blocks: readonly SiteBlock[], type: string, view: Circumstances): boolean =>
  blocks.some(({ block, when, problems }) => block === type && problems.length === 0 && evaluateWhen(when, view));

/** Why an entry does not show in some views: the first switch that is off and the first call without an address; empty for none. */
export function causeOf(
  when: Condition,
  views: readonly Circumstances[],
): { readonly switch: string; readonly call: CallName | '' } {
  const failing = views.flatMap((view) => explainWhen(when, view).map((obstacle) => obstacle.when));
  return {
    switch: failing.flatMap((each) => ('switch' in each ? each.switch : []))[0] ?? '',
    call: failing.flatMap((each) => ('call' in each ? each.call : []))[0] ?? '',
  };
}
