import { entries } from '../entries/entries.ts';
import { type Problem, pointerTo } from '../problem.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import { type Circumstances, evaluateWhen } from '../resolve/evaluateWhen.ts';
import { isAudience } from '../visitor.ts';
import { type FindingCode, found } from './findings.ts';
import type { LintRule } from './LintRule.ts';
import { causeOf, everybody, isShown, viewsOf } from './views.ts';

const FEWEST = 2;
const MOST = 6;

/** What is wrong with an item of a bar that stands in these views, and which switch or call makes it so. */
function checkItem(
  item: FooterItem,
  bar: readonly Circumstances[],
): { readonly code: FindingCode; readonly cause: ReturnType<typeof causeOf> } | undefined {
  const when = entries.footer[item];
  const seen = bar.filter((view) => evaluateWhen(when, view));
  const cause = causeOf(when, bar);
  if (seen.length === 0) return { code: 'footer.itemHidden', cause };
  const isForGuests = cause.switch !== '' && seen.every(({ visitor }) => isAudience(visitor, 'guest'));
  return isForGuests ? { code: 'footer.itemGuestsOnly', cause } : undefined;
}

/** Checks the footer order, where the layout has a footer bar at all. */
export const footerItemsVisible: LintRule = ({ site }) => {
  const { footerNav, layout } = site;
  if (!layout.footerNav.some(({ block }) => block === 'footer-nav')) return [];
  const pointer = pointerTo('template', 'parameters', 'footer_nav');
  const order = (items: readonly FooterItem[]) => ({ op: 'set', pointer, value: items.join(',') }) as const;

  const bar = viewsOf(site, everybody).filter((view) => isShown(layout.footerNav, 'footer-nav', view));
  const items: Problem[] = footerNav.flatMap((item) => {
    const checked = checkItem(item, bar);
    const others = footerNav.filter((other) => other !== item);
    return checked ? [found(checked.code, pointer, { item, ...checked.cause }, order(others))] : [];
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
