import { entries } from '../entries/entries.ts';
import { type Problem, pointerTo } from '../../base/json/problem.ts';
import type { FooterItem } from '../../declare/release/templateParameters.schema.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { causeOf, everybody, isShown, viewsOf } from '../findings/views.ts';

const FEWEST = 2;
const MOST = 6;

/** Checks the footer order, where the layout has a footer bar at all. */
export const footerItemsVisible: LintRule = ({ site }) => {
  const { footerNav, layout } = site;
  if (!layout.footerNav.some(({ block }) => block === 'footer-nav')) return [];
  const pointer = pointerTo('template', 'parameters', 'footer_nav');
  const order = (items: readonly FooterItem[]) => ({ op: 'set', pointer, value: items.join(',') }) as const;

  const bar = viewsOf(site, everybody).filter((view) => isShown(layout.footerNav, 'footer-nav', view));
  const items: Problem[] = footerNav.flatMap((item) => {
    const when = entries.footer[item];
    if (bar.some((view) => evaluateWhen(when, view))) return [];
    const others = footerNav.filter((other) => other !== item);
    return [found('footer.itemHidden', pointer, { item, ...causeOf(when, bar) }, order(others))];
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
