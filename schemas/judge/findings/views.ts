import type { CallName } from '../../declare/calls/declaredCalls.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { explainWhen } from '../../release/resolve/explainWhen.ts';
import { hasCall } from '../../release/resolve/hasCall.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { customerTypes } from '../../declare/names/customerTypes.ts';
import { type Visitor } from '../../declare/names/visitor.ts';

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

/** Whether a block of this type shows in a view. Blocks with faults never do. */
export const isShown = (blocks: readonly SiteBlock[], type: string, view: Circumstances): boolean =>
  blocks.some(({ block, when, problems }) => block === type && problems.length === 0 && evaluateWhen(when, view));

/** Why an entry does not show in some views: the first switch that is off and the first call without an address; empty if it shows. */
export function causeOf(
  when: Condition,
  views: readonly Circumstances[],
): { readonly switch: string; readonly call: CallName | '' } {
  const failing = views.flatMap((view) => explainWhen(when, view).map((obstacle) => ({ ...obstacle, site: view.site })));
  return {
    switch: failing.flatMap((each) => ('switch' in each.when ? each.when.switch : []))[0] ?? '',
    // A call that is there can be refused to trials: that is not a call to add.
    call: failing.flatMap((each) => ('call' in each.when && !hasCall(each.site, each.when.call) ? each.when.call : []))[0] ?? '',
  };
}
