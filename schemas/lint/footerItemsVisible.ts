import { type Problem, pointerTo } from '../problem.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import type { Circumstances } from '../resolve/evaluateWhen.ts';
import type { Site } from '../resolve/site.ts';
import type { SwitchName } from '../switchNames.ts';
import { type Visitor, customerTypes, isAgent, isAudience } from '../visitor.ts';
import { type FindingCode, found } from './findings.ts';
import type { LintRule } from './LintRule.ts';
import { isShown, viewsOf } from './views.ts';

const FEWEST = 2;
const MOST = 6;

/** A guest, and one visitor of every customer type. */
const everybody: readonly Visitor[] = [null, ...customerTypes].map((type) => ({ type }));

interface Gate {
  readonly switch: SwitchName;
  readonly opens: (view: Circumstances) => boolean;
}

/** Items that not everybody sees. All others show to everybody and lead a guest to the login where they must. */
const gates: { readonly [I in FooterItem]?: Gate } = {
  chat: { switch: 'CBS3', opens: ({ switches }) => switches.CBS3 },
  invite: {
    switch: 'REFERRAL',
    opens: ({ visitor, switches, roles }) => isAudience(visitor, 'guest') || (switches.REFERRAL && !isAgent(visitor, roles)),
  },
};

function judgeItem(item: FooterItem, site: Site, seen: readonly Circumstances[]): FindingCode | undefined {
  const viewers = seen.filter((view) => gates[item]?.opens(view) ?? true).map(({ visitor }) => visitor);
  if (viewers.length === 0) return 'footer.itemHidden';
  const name = gates[item]?.switch;
  const isGuestsOnly = name !== undefined && !site.switches[name] && viewers.every((visitor) => isAudience(visitor, 'guest'));
  return isGuestsOnly ? 'footer.itemGuestsOnly' : undefined;
}

/** Judges the footer order, where the layout has a footer bar at all. */
export const footerItemsVisible: LintRule = ({ site }) => {
  const { footerNav, layout } = site;
  if (!layout.footerNav.some(({ block }) => block === 'footer-nav')) return [];
  const pointer = pointerTo('template', 'parameters', 'footer_nav');
  const order = (items: readonly FooterItem[]) => ({ op: 'set', pointer, value: items.join(',') }) as const;

  const seen = viewsOf(site, everybody).filter((view) => isShown(layout.footerNav, 'footer-nav', view));
  const items: Problem[] = footerNav.flatMap((item) => {
    const code = judgeItem(item, site, seen);
    const others = footerNav.filter((other) => other !== item);
    return code ? [found(code, pointer, { item, switch: gates[item]?.switch ?? '' }, order(others))] : [];
  });
  return [
    ...(footerNav.includes('home') ? [] : [found('footer.noHome', pointer, {}, order(['home', ...footerNav]))]),
    ...(footerNav.length < FEWEST
      ? [found('footer.tooFew', pointer, { count: footerNav.length, fewest: FEWEST }, { op: 'remove', pointer })]
      : []),
    ...(footerNav.length > MOST ? [found('footer.tooMany', pointer, { count: footerNav.length, most: MOST })] : []),
    ...items,
  ];
};
