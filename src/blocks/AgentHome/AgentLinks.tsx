import type { ReactNode } from 'react';
import { Link } from '#src/lib/Link.tsx';
import type { MenuEntry } from '#schemas/declare/pages/menuEntries.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { AgentLink } from '#schemas/declare/names/teamFigures.ts';
import { UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { entries } from './entries.ts';
import styles from './AgentLinks.module.css';

const looks: Readonly<Record<AgentLink, { readonly text: TextKey; readonly icon: IconName }>> = {
  teamOverview: { text: 'menu.teamOverview', icon: 'chart' },
  transactions: { text: 'menu.transactions', icon: 'transactions' },
  teamMembers: { text: 'menu.teamMembers', icon: 'team' },
  redRain: { text: 'page.redRain', icon: 'hot' },
  teamPnl: { text: 'menu.teamPnl', icon: 'trophy' },
  teamBets: { text: 'menu.teamBets', icon: 'records' },
  agentRebate: { text: 'menu.agentRebate', icon: 'vip' },
  teamRebate: { text: 'menu.teamRebate', icon: 'reward' },
  security: { text: 'menu.security', icon: 'security' },
  inbox: { text: 'menu.inbox', icon: 'mail' },
  service: { text: 'footer.service', icon: 'service' },
};

/** Links of this page only; the rest are menu entries with their addresses and switches. */
const isEntry = (link: AgentLink): link is Extract<AgentLink, MenuEntry> => link !== 'redRain' && link !== 'service';

/** The link to transactions leads to the agent's own list (ROUTE-30). */
function addressOf(link: Exclude<AgentLink, 'service'>, site: Site): string {
  if (!isEntry(link)) return paths.redRain;
  const { path } = site.behaviour.menus[link];
  return link === 'transactions' && !path.includes('?') ? `${path}?types=A` : path;
}

function Tile({ link }: { readonly link: AgentLink }) {
  const t = useText();
  const { site } = useSite();
  const openOverlay = useSiteState((state) => state.openOverlay);
  const { text, icon } = looks[link];
  const content: ReactNode = (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
        {link === 'inbox' ? <UnreadBadge of="inbox" corner /> : null}
      </span>
      <span className={styles.words}>{t(text)}</span>
    </>
  );
  return link === 'service' ? (
    <button type="button" className={styles.tile} aria-haspopup="dialog" onClick={() => openOverlay('service')}>
      {content}
    </button>
  ) : (
    <Link className={styles.tile} to={addressOf(link, site)}>
      {content}
    </Link>
  );
}

/** Everything an agent has pages for (AGHOME-06). */
export function AgentLinks({ links }: { readonly links: readonly AgentLink[] }) {
  const t = useText();
  const shows = useEntries(entries);
  return (
    <nav aria-label={t('agent.menu')}>
      <ul className={styles.list}>
        {links.filter(shows).map((link) => (
          <li key={link}>
            <Tile link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
