import type { ReactNode } from 'react';
import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import { menuConditions } from '#schemas/declare/entries/menuConditions.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import rows from './MenuRows.module.css';
import { type UnreadKind, UnreadBadge } from '../messages/UnreadBadge.tsx';

const looks: Readonly<Record<MenuEntry, { readonly text: TextKey; readonly icon: IconName }>> = {
  vip: { text: 'menu.vip', icon: 'vip' },
  betRecords: { text: 'menu.betRecords', icon: 'records' },
  transactions: { text: 'menu.transactions', icon: 'transactions' },
  profitLoss: { text: 'menu.profitLoss', icon: 'chart' },
  teamPnl: { text: 'menu.teamPnl', icon: 'team' },
  rewards: { text: 'menu.reward', icon: 'reward' },
  mall: { text: 'menu.mall', icon: 'mall' },
  security: { text: 'menu.security', icon: 'security' },
  notices: { text: 'page.notices', icon: 'notice' },
  settings: { text: 'dialog.settings', icon: 'settings' },
  teamOverview: { text: 'menu.teamOverview', icon: 'team' },
  teamMembers: { text: 'menu.teamMembers', icon: 'member' },
  teamBets: { text: 'menu.teamBets', icon: 'records' },
  teamRebate: { text: 'menu.teamRebate', icon: 'reward' },
  agentRebate: { text: 'menu.agentRebate', icon: 'chart' },
  inbox: { text: 'menu.inbox', icon: 'mail' },
  messages: { text: 'page.messages', icon: 'chat' },
  feedback: { text: 'page.feedback', icon: 'feedback' },
  agentHome: { text: 'page.agentHome', icon: 'team' },
};

/** Entries that say how much is unread. */
const unread: Readonly<Partial<Record<MenuEntry, UnreadKind>>> = { notices: 'notices', inbox: 'inbox' };

interface MenuLinksProps {
  readonly entries: readonly MenuEntry[];
  /** As rows of a page have, which lead to another. */
  readonly hasArrows?: boolean;
  /** Below the words. */
  readonly factOf?: ((entry: MenuEntry) => ReactNode) | undefined;
}

/** Rows of a member's menu. */
export function MenuLinks({ entries, hasArrows = false, factOf }: MenuLinksProps) {
  const t = useText();
  const { site } = useSite();
  const shows = useEntries(menuConditions);
  return (
    <ul className={rows.list}>
      {entries.filter(shows).map((entry) => {
        const kind = unread[entry];
        return (
          <li key={entry}>
            <Link className={rows.row} to={site.behaviour.menus[entry].path}>
              <Icon name={looks[entry].icon} className={rows.icon} />
              <span className={rows.words}>{t(looks[entry].text)}</span>
              {factOf?.(entry)}
              {kind ? <UnreadBadge of={kind} /> : null}
              {hasArrows ? <Icon name="forward" className={rows.forward} /> : null}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
