import type { FooterItem } from '#schemas/declare/release/templateParameters.schema.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type Visitor, isAudience } from '#schemas/declare/names/visitor.ts';
import { pageAt, paths, searchAddress } from '#schemas/declare/pages/addresses.ts';
import { hasOpaqueParams } from '#schemas/declare/pages/opaqueParams.ts';
import type { PageName } from '#schemas/declare/pages/pages.ts';
import { type RefusalText, type Verdict, refusalText, sessionOnly, verdictOf } from '#schemas/release/guards/gates.ts';

/** Effect of a tap on an item, for a visitor. */
export type ItemAction =
  | { readonly kind: 'link'; readonly to: string }
  /** A dialog over home, and from there on to the page. */
  | { readonly kind: 'login'; readonly to?: string }
  | { readonly kind: 'overlay'; readonly overlay: 'service' | 'invite' | 'trial' }
  | { readonly kind: 'chat' }
  /** Says why not. */
  | { readonly kind: 'refuse'; readonly text: RefusalText };

type Gates = Site['behaviour']['gates'];

const link = (to: string): ItemAction => ({ kind: 'link', to });
const byVerdict = (verdict: Verdict, visitor: Visitor, gates: Gates, allowed: ItemAction): ItemAction => {
  const login: ItemAction = { kind: 'login', ...(allowed.kind === 'link' ? { to: allowed.to } : {}) };
  return { allowed, login, reject: { kind: 'refuse', text: refusalText(visitor, gates) } as const }[verdict];
};

const actions: Readonly<Record<FooterItem, (visitor: Visitor, gates: Gates) => ItemAction>> = {
  home: () => link(paths.home),
  games: () => link(paths.gameCentre),
  search: () => link(searchAddress),
  activity: () => link(paths.activity),
  invite: () => ({ kind: 'overlay', overlay: 'invite' }),
  deposit: (visitor, gates) => byVerdict(verdictOf(gates.deposit, visitor), visitor, gates, link(paths.deposit)),
  withdraw: (visitor, gates) => byVerdict(verdictOf(gates.withdraw, visitor), visitor, gates, link(paths.withdraw)),
  // Every session but a trial account's reaches the member centre (MEM-01).
  member: (visitor, gates) =>
    isAudience(visitor, 'trial')
      ? { kind: 'overlay', overlay: 'trial' }
      : byVerdict(sessionOnly(visitor), visitor, gates, link(paths.member)),
  service: () => ({ kind: 'overlay', overlay: 'service' }),
  chat: (visitor, gates) => byVerdict(verdictOf(gates.chat, visitor), visitor, gates, { kind: 'chat' }),
  notice: (visitor, gates) => byVerdict(verdictOf(gates.notice, visitor), visitor, gates, link(paths.notice)),
};

export const actionOf = (item: FooterItem, visitor: Visitor, gates: Gates): ItemAction => actions[item](visitor, gates);

/** The pages on which an item is marked (FNAV-03 to FNAV-09). */
const markedOn: Readonly<Partial<Record<FooterItem, readonly PageName[]>>> = {
  home: ['home'],
  games: ['gameCentre', 'slotsCentre'],
  activity: ['activity', 'activityDetail'],
  deposit: ['deposit'],
  withdraw: ['withdraw'],
  member: ['member'],
  notice: ['notice'],
};

/** The item of the current page. Home's search counts as home unless the bar has an item for it. */
export function currentItem(items: readonly FooterItem[], here: { pathname: string; search: string }): FooterItem | undefined {
  const page = pageAt(here.pathname);
  if (page === undefined) return undefined;
  if (page === 'home' && items.includes('search') && hasOpaqueParams(new URLSearchParams(here.search))) return 'search';
  return items.find((item) => markedOn[item]?.includes(page));
}
