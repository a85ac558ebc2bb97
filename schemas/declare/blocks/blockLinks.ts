import type { BlockType } from './blocks.ts';
import type { PageName } from '../pages/pages.ts';

/** A page that a block always links to. Targets from settings and menus are declared there. */
export interface BlockLink {
  /** `search` is home with its search open; `categories` the page of each category that holds games. */
  readonly to: PageName | 'search' | 'categories';
  /** The block's entry with the link; without one, everyone who sees the block can follow it. */
  readonly entry?: string;
}

const deposit = { to: 'deposit', entry: 'deposit' } as const;
const withdraw = { to: 'withdraw', entry: 'withdraw' } as const;
const categories = { to: 'categories' } as const;

/** The pages that blocks link to, so that lint finds links to pages that are empty or closed for their visitors. */
export const blockLinks: { readonly [B in BlockType]?: readonly BlockLink[] } = {
  'home-header': [{ to: 'notice', entry: 'bell' }],
  'left-menu': [
    { to: 'activity', entry: 'activity' },
    { to: 'app', entry: 'app' },
    { to: 'invite', entry: 'invite' },
    { ...categories, entry: 'categories' },
  ],
  'category-tabs': [{ to: 'search', entry: 'search' }, categories],
  'category-rails': [categories],
  'sports-events': [categories],
  'live-tables': [categories],
  'search-link': [{ to: 'search' }],
  'hot-games': [{ to: 'hotGames' }],
  'vendor-strip': [{ to: 'provider' }],
  'notice-marquee': [{ to: 'notice' }],
  'home-footer': [
    { to: 'help', entry: 'help' },
    { to: 'feedback', entry: 'feedback' },
  ],
  'right-menu': [{ to: 'account' }, deposit, withdraw, { to: 'app', entry: 'app' }],
  'member-menu': [deposit],
  'member-balance': [deposit, withdraw],
  'member-identity': [{ to: 'security', entry: 'picture' }],
  'vip-card': [{ to: 'vip', entry: 'link' }],
  'message-centre': [
    { to: 'notice', entry: 'notices' },
    { to: 'inbox', entry: 'inbox' },
  ],
  'login-form': [{ to: 'forgot', entry: 'forgot' }],
  'security-list': [{ to: 'changePassword', entry: 'loginPassword' }],
  'settings-list': [{ to: 'changePassword', entry: 'password' }],
  'agent-home': [{ to: 'dividends', entry: 'dividends' }],
};
