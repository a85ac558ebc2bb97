import { inviting, registering } from '../../declare/entries/namedConditions.ts';
import { type ProblemFix, pointerTo } from '../../base/json/problem.ts';
import { MAX_BLOCKS } from '../../declare/release/layout.schema.ts';
import type { Region } from '../../declare/names/regions.ts';
import { evaluateWhen } from '../../release/resolve/evaluateWhen.ts';
import { GUEST } from '../../declare/names/visitor.ts';
import type { ResolvedSite } from '../../release/resolve/resolveSite.ts';
import { found } from '../findings/findings.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { isShown, viewsOf } from '../findings/views.ts';

/** Adds a block, without a condition, to a region's list, unless that is full. */
function adding({ full }: ResolvedSite, region: Region, block: string): ProblemFix | undefined {
  const placed = full.template.layout[region] ?? [];
  if (placed.length >= MAX_BLOCKS) return undefined;
  return { op: 'set', pointer: pointerTo('template', 'layout', region), value: [...placed, { id: `${block}-added`, block }] };
}

/** Every guest must find a way to the login, and a form there; likewise to registration while sign-up entries or invitations lead there. */
export const loginReachable: LintRule = (resolved) => {
  const { layout, footerNav } = resolved.site;
  const views = viewsOf(resolved.site, [GUEST]);
  const hasForm = (region: 'login' | 'register') => views.every((view) => isShown(layout[region], `${region}-form`, view));
  const hasEntry = views.every(
    (view) =>
      isShown(layout.header, 'home-header', view) ||
      (footerNav.includes('member') && isShown(layout.footerNav, 'footer-nav', view)),
  );
  const mayRegister = views.some((view) => evaluateWhen(registering, view) || evaluateWhen(inviting, view));
  const at = (region: Region) => pointerTo('template', 'layout', region);
  return [
    ...(hasForm('login') ? [] : [found('login.unreachable', at('login'), {}, adding(resolved, 'login', 'login-form'))]),
    ...(hasEntry ? [] : [found('login.noEntry', at('header'), {}, adding(resolved, 'header', 'home-header'))]),
    ...(mayRegister && !hasForm('register')
      ? [found('register.unreachable', at('register'), {}, adding(resolved, 'register', 'register-form'))]
      : []),
  ];
};
