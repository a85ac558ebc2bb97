import { hiddenReason, memberMenus } from '../entries/hiddenReason.ts';
import { pointerTo } from '../../base/json/problem.ts';
import { found } from '../findings/findings.ts';
import { isMergedWithPreset } from './isMergedWithPreset.ts';
import type { LintRule } from '../findings/LintRule.ts';
import { everybody, viewsOf } from '../findings/views.ts';

/** Menus for members that the merchant has arranged, though nothing opens them. */
export const menusOpened: LintRule = ({ site, provenance }) => {
  const own = memberMenus.filter(
    (region) => provenance[pointerTo('template', 'layout', region)] === 'merchant' && site.layout[region].length > 0,
  );
  if (own.length === 0 || !isMergedWithPreset(provenance)) return [];
  const views = viewsOf(site, everybody);
  return own
    .filter((region) =>
      site.layout[region].every((placed) => views.every((view) => hiddenReason(region, placed, view) === 'unopened')),
    )
    .map((region) => {
      const pointer = pointerTo('template', 'layout', region);
      return found('menu.notOpened', pointer, {}, { op: 'remove', pointer });
    });
};
