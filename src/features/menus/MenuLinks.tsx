import type { MenuEntry } from '#schemas/menuEntries.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './MenuLinks.module.css';
import { shownEntries } from './shownEntries.ts';

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
  inbox: { text: 'menu.inbox', icon: 'chat' },
};

interface MenuLinksProps {
  readonly entries: readonly MenuEntry[];
  /** Unread of an entry, to be shown beside its name. */
  readonly unread?: Readonly<Partial<Record<MenuEntry, string>>>;
}

/** Rows of a member's menu. */
export function MenuLinks({ entries, unread = {} }: MenuLinksProps) {
  const t = useText();
  const { site } = useSite();
  return (
    <ul>
      {shownEntries(entries, site).map((entry) => (
        <li key={entry}>
          <Link className={styles.row} to={site.behaviour.menus[entry].path}>
            <Icon name={looks[entry].icon} className={styles.icon} />
            <span className={styles.words}>{t(looks[entry].text)}</span>
            {unread[entry] ? (
              <span className={styles.unread} aria-label={t('menu.unread', { count: unread[entry] })}>
                {unread[entry]}
              </span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
