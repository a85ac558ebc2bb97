import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';
import { guestHomeRegions } from '#schemas/declare/names/homeRegions.ts';
import type { PageMatch } from '../routes/pages.ts';
import { hasFooter, hasHeader } from './chrome.ts';

/** Regions that a page draws for a guest, first to last, for loading their code and data before it renders. */
export function regionsOf(match: PageMatch, pathname: string, behaviour: Behaviour): readonly Region[] {
  if (match.kind === 'home') return guestHomeRegions;
  if (!('region' in match)) return [];
  if (match.kind === 'dialog') return [match.region, ...guestHomeRegions];
  const hasMenus = match.kind === 'screen' && hasHeader(behaviour, pathname);
  return [
    ...(hasMenus ? (['header'] as const) : []),
    match.region,
    ...(hasFooter(behaviour, pathname) ? (['footerNav'] as const) : []),
    ...(hasMenus ? (['leftMenu'] as const) : []),
  ];
}
