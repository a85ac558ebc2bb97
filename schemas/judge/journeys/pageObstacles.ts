import { pageAt, searchAddress } from '../../declare/pages/addresses.ts';
import type { CallName } from '../../declare/calls/declaredCalls.ts';
import { regionsOf, blockTypes } from '../../declare/blocks/blocks.ts';
import { checkGuard } from '../../release/guards/checkGuard.ts';
import { conditionOf } from '../entries/isOffered.ts';
import type { Condition } from '../../declare/entries/condition.ts';
import { conditionsIn } from '../entries/entries.ts';
import { guardOf } from '../../release/guards/guardOf.ts';
import { found } from '../findings/findings.ts';
import { type Page, type PageName, pages } from '../../declare/pages/pages.ts';
import { splitPair } from '../../base/text/pair.ts';
import { type Problem, type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import type { Region } from '../../declare/names/regions.ts';
import { type Circumstances, evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { explainWhen } from '../../release/resolve/explainWhen.ts';
import { hasCall } from '../../release/resolve/hasCall.ts';
import type { Site, SiteBlock } from '../../release/resolve/site.ts';
import { sampleVisitor } from '../../declare/names/visitor.ts';
import { restoreCall } from './callObstacles.ts';

/** The conditions under which a block shows more than a note that it is not offered. */
function conditionsOf({ block, when }: SiteBlock): Condition[] {
  const own = conditionOf(block);
  return [when, own, conditionsIn(block)['content']].filter((each) => each !== undefined);
}

const shows = (placed: SiteBlock, view: Circumstances): boolean =>
  placed.problems.length === 0 &&
  conditionsOf(placed).every((condition) => evaluateWhen(condition, { ...view, props: placed.props }));

/** The calls without an address that keep a block from showing. */
const lackingCalls = (site: Site, placed: SiteBlock, views: readonly Circumstances[]): CallName[] => {
  const own = views.map((view) => ({ ...view, props: placed.props }));
  return conditionsOf(placed)
    .flatMap((condition) => own.flatMap((view) => explainWhen(condition, view)))
    .flatMap(({ when }) => ('call' in when && !hasCall(site, when.call) ? [when.call] : []));
};

/** Why a region is empty for its visitors, with one step that fills it again. */
function emptiness(site: Site, region: Region, to: string, views: readonly Circumstances[]): Problem {
  const pointer = pointerTo('template', 'layout', region);
  const placed = site.layout[region];
  if (placed.length === 0) {
    const made = blockTypes.find((block) => regionsOf(block).length === 1 && regionsOf(block)[0] === region);
    const fix: ProblemFix | undefined = made && { op: 'set', pointer, value: [{ id: `${made}-added`, block: made }] };
    return found('way.empty', pointer, { to, call: '' }, fix);
  }
  // A block that nothing but its own condition hides is there for others, so its condition is the cause.
  const hidden = placed.find(
    ({ when, ...open }) => when !== undefined && views.some((view) => shows(open, view) && !evaluateWhen(when, view)),
  );
  if (hidden) {
    const at = `${hidden.pointer}/when`;
    return found('way.hidden', at, { to }, { op: 'remove', pointer: at });
  }
  const call = placed.flatMap((each) => lackingCalls(site, each, views))[0];
  return found('way.empty', pointer, { to, call: call ?? '' }, call && restoreCall(call));
}

/** Why the merchant's own gate for a page refuses; nothing where the page has its usual guard. */
function ownGate({ behaviour }: Site, name: PageName, to: string, code: 'way.refused' | 'way.refusedSome'): Problem | undefined {
  const pointer = pointerTo('template', 'behaviour', 'gates', 'pages');
  const { pages: gates } = behaviour.gates;
  const others = gates.filter((entry) => pageAt(splitPair(entry)[0]) !== name);
  return others.length < gates.length ? found(code, pointer, { to }, { op: 'set', pointer, value: others }) : undefined;
}

export interface Way {
  /** The address, with or without a query. */
  readonly to: string;
  /** Pointer of the setting that leads there. */
  readonly pointer: string;
  /** Resets that setting to its default, or removes it. */
  readonly fix?: ProblemFix;
}

/** The visitors who come to a page, and those of them who are admitted. Guests who log in on the way arrive as members. */
function comersTo({ behaviour }: Site, path: string, views: readonly Circumstances[]) {
  const guard = guardOf(path, behaviour.gates);
  const verdictOf = ({ visitor }: Circumstances) => (guard === undefined ? 'allowed' : checkGuard(guard, visitor, behaviour));
  const comers = views.map((view) => (verdictOf(view) === 'login' ? { ...view, visitor: sampleVisitor.member } : view));
  return { comers, admitted: comers.filter((view) => verdictOf(view) === 'allowed') };
}

/** The merchant's own gate of a page that refuses some of its visitors, but not all. */
export function refusedSome(site: Site, to: string, views: readonly Circumstances[]): Problem[] {
  const [path = ''] = to.split('?');
  const name = pageAt(path);
  const { comers, admitted } = comersTo(site, path, views);
  if (name === undefined || admitted.length === 0 || admitted.length === comers.length) return [];
  const gate = ownGate(site, name, to, 'way.refusedSome');
  return gate ? [gate] : [];
}

/**
 * Why an address shows nothing to any of its visitors: the page does not exist, its guard refuses all of them, or its region is empty for them.
 * Empty if at least one sees content.
 *
 * @param views Of the visitors who see the link.
 */
export function pageObstacles(site: Site, { to, pointer, fix }: Way, views: readonly Circumstances[]): Problem[] {
  const [path = ''] = to.split('?');
  const name = pageAt(path);
  if (name === undefined) return [found('way.nowhere', pointer, { to }, fix)];
  const { region: own }: Page = pages[name];
  const region = to.startsWith(searchAddress) ? 'search' : own;
  const { admitted } = comersTo(site, path, views);
  if (admitted.length === 0) return [ownGate(site, name, to, 'way.refused') ?? found('way.refused', pointer, { to }, fix)];
  if (region === undefined || admitted.some((view) => site.layout[region].some((placed) => shows(placed, view)))) return [];
  return [emptiness(site, region, to, admitted)];
}
