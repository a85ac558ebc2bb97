import { pageAt, searchAddress } from '#schemas/declare/pages/addresses.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { checkGuard } from '#schemas/release/guards/checkGuard.ts';
import { isBlockType } from '#schemas/declare/blocks/blocks.ts';
import { conditionOf } from '#schemas/judge/entries/isOffered.ts';
import { conditionsIn } from '#schemas/judge/entries/entries.ts';
import { placedEntries } from '#schemas/judge/entries/placedEntries.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { reaches } from '#schemas/judge/entries/reaches.ts';
import { blockWays } from '#schemas/judge/journeys/blockWays.ts';
import { splitPair } from '#schemas/base/text/pair.ts';
import { calls } from '#schemas/generated/calls.js';
import { guardOf } from '#schemas/release/guards/guardOf.ts';
import { isMenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { type Page, pages } from '#schemas/declare/pages/pages.ts';
import { type Region, regions } from '#schemas/declare/names/regions.ts';
import { type FooterItem, footerItems } from '#schemas/declare/release/templateParameters.schema.ts';
import type { Site, SiteBlock } from '#schemas/release/resolve/site.ts';
import { type Visitor, isAudience, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { actionOf } from '#src/blocks/FooterNav/footerItems.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { blocksSeen, holds } from './offers.ts';
import { StepFailure, type Walk, type WalkedStep, walkStep } from './Walk.ts';

/** Tokens of the visitors that the walk can play; a missing one cannot be tried over HTTP. */
export type Tokens = ReadonlyMap<Visitor, string | undefined>;

interface VisibleEntry {
  readonly name: string;
  readonly visitors: readonly Visitor[];
  /** Where a link of a block leads. */
  readonly to?: string;
}

const visitors: readonly Visitor[] = Object.values(sampleVisitor);

/** Footer items and menu entries that any block shows, with the visitors who see them. */
function shownEntries(site: Site): VisibleEntry[] {
  const found = new Map<string, Set<Visitor>>();
  for (const visitor of visitors) {
    const reached = regions.filter((region) => reaches(site, region, visitor));
    for (const placed of reached.flatMap((region) => blocksSeen(site, visitor, region))) {
      for (const { group, name, when } of placedEntries(placed, site)) {
        // The agent's home lists entries of the menus, too.
        const isListed = group === 'footer' || ((group === 'menu' || group === 'agent-home') && isMenuEntry(name));
        if (!isListed || !holds(site, visitor, when, placed.props)) continue;
        // The menus belong to a session.
        if (group !== 'footer' && isAudience(visitor, 'guest')) continue;
        found.set(name, (found.get(name) ?? new Set()).add(visitor));
      }
    }
  }
  return [...found].map(([name, seenBy]) => ({ name, visitors: [...seenBy] }));
}

const isFooterItem = (name: string): name is FooterItem => footerItems.some((item) => item === name);

/** Pages that any block links to, with the visitors who see the links. */
function shownLinks(site: Site): VisibleEntry[] {
  const found = new Map<string, { readonly to: string; readonly seenBy: Set<Visitor> }>();
  for (const visitor of visitors) {
    for (const region of regions.filter((each) => reaches(site, each, visitor))) {
      for (const placed of blocksSeen(site, visitor, region)) {
        for (const { name, to, when = { all: [] } } of blockWays(site, placed)) {
          if (!holds(site, visitor, when, placed.props)) continue;
          found.set(name, { to, seenBy: (found.get(name)?.seenBy ?? new Set()).add(visitor) });
        }
      }
    }
  }
  return [...found].map(([name, { to, seenBy }]) => ({ name, to, visitors: [...seenBy] }));
}

/** The address that a tap on an entry leads a visitor to; undefined if it does not navigate. */
function addressOf({ site }: Walk, name: string, visitor: Visitor): string | undefined {
  if (isMenuEntry(name)) return site.behaviour.menus[name].path;
  if (!isFooterItem(name)) return undefined;
  const action = actionOf(name, visitor, site.behaviour.gates);
  return action.kind === 'link' ? action.to : undefined;
}

/** Reads without parameters that a condition names. */
function readsIn(when: Condition | undefined): CallName[] {
  if (when === undefined) return [];
  if ('call' in when) return calls[when.call].method === 'GET' ? [when.call] : [];
  return 'all' in when ? when.all.flatMap(readsIn) : [];
}

const readsOf = ({ block }: SiteBlock): CallName[] => (isBlockType(block) ? readsIn(conditionOf(block)) : []);

/** Refusals that mean that the visitor is kept out, and not that the walk asked badly. */
const KEPT_OUT = ['account.permission', 'free_reject', 'call.unknown', 'session.expired'];

/** Whether the merchant has set its own gate for a page: a visitor who is led there and refused has met a broken link. */
const hasOwnGate = ({ behaviour }: Site, path: string): boolean =>
  behaviour.gates.pages.some((entry) => pageAt(splitPair(entry)[0]) === pageAt(path));

/** The blocks of a page that show a visitor more than that they are not offered. */
const blocksWithContent = (site: Site, visitor: Visitor, region: Region): SiteBlock[] =>
  blocksSeen(site, visitor, region).filter(({ block, props }) =>
    holds(site, visitor, conditionsIn(block)['content'] ?? { all: [] }, props),
  );

async function openPage(walk: Walk, address: string, comer: Visitor, tokens: Tokens): Promise<boolean> {
  const { site, http } = walk;
  const path = address.split('?')[0] ?? '';
  const name = pageAt(path);
  if (name === undefined) throw new StepFailure(`${address} is not a page`);
  const guard = guardOf(path, site.behaviour.gates);
  const verdictOf = (each: Visitor) => (guard === undefined ? 'allowed' : checkGuard(guard, each, site.behaviour));
  // A guest who logs in on the way is a member when the page opens.
  const visitor = verdictOf(comer) === 'login' ? sampleVisitor.member : comer;
  if (verdictOf(visitor) !== 'allowed') {
    if (hasOwnGate(site, path)) throw new StepFailure(`${address} refuses type ${visitor.type ?? 'guest'}, who is led there`);
    return false;
  }
  const { region: own }: Page = pages[name];
  const region = address.startsWith(searchAddress) ? 'search' : own;
  if (region === undefined) return true;
  const blocks = blocksWithContent(site, visitor, region);
  if (blocks.length === 0) throw new StepFailure(`${address} is empty for type ${visitor.type ?? 'guest'}`);
  if (!tokens.has(visitor)) return true;
  for (const call of new Set(blocks.flatMap(readsOf))) {
    try {
      await http.read(call, {}, tokens.get(visitor));
    } catch (error) {
      if (error instanceof ApiError && KEPT_OUT.includes(error.code)) throw error;
    }
  }
  return true;
}

/** Each footer item and menu entry → its page, for every visitor who sees it. */
export async function walkEntries(walk: Walk, tokens: Tokens): Promise<WalkedStep[]> {
  const steps: WalkedStep[] = [];
  for (const { name, visitors: seenBy, to } of [...shownEntries(walk.site), ...shownLinks(walk.site)]) {
    steps.push(
      await walkStep(name, true, async () => {
        let opened = 0;
        let led = 0;
        for (const visitor of seenBy) {
          const address = to ?? addressOf(walk, name, visitor);
          if (address === undefined) continue;
          led += 1;
          if (await openPage(walk, address, visitor, tokens)) opened += 1;
        }
        if (led > 0 && opened === 0) throw new StepFailure('the page opens for nobody who sees the entry');
      }),
    );
  }
  return steps;
}
