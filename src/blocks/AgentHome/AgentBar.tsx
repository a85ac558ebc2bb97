import { Link } from '#src/lib/Link.tsx';
import { UnreadBadge } from '#src/features/messages/UnreadBadge.tsx';
import type { TextKey } from '#src/i18n/texts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { FooterBar } from '../FooterNav/FooterBar.tsx';
import styles from '../FooterNav/FooterNav.module.css';

interface ItemProps {
  readonly to: string;
  readonly text: TextKey;
  readonly icon: IconName;
  readonly isCounted?: boolean;
}

function Item({ to, text, icon, isCounted = false }: ItemProps) {
  const t = useText();
  return (
    <li className={styles.cell}>
      <Link className={styles.item} to={to}>
        <span className={styles.icon}>
          <Icon name={icon} size={22} />
          {isCounted ? <UnreadBadge of="agentNotices" corner /> : null}
        </span>
        <span className={styles.label}>{t(text)}</span>
      </Link>
    </li>
  );
}

const dividendItem = <Item to={paths.dividends} text="agent.dividends" icon="chart" />;

function CurrentDividends() {
  const { data } = useRead('dividend', {});
  return data?.running || data?.payable ? dividendItem : null;
}

/** Dividends are enabled by the switch that the merchant names, else while there is a dividend that runs (AGHOME-11). */
function Dividends() {
  const { dividendSwitch } = useSite().site.behaviour.team;
  return dividendSwitch === '' ? <CurrentDividends /> : dividendItem;
}

/** The bar of the agent's home (AGHOME-07 to AGHOME-09). */
export function AgentBar({ dividends }: { readonly dividends: boolean }) {
  const t = useText();
  return (
    <FooterBar label={t('agent.bar')}>
      <Item to={paths.home} text="footer.home" icon="home" />
      <Item to={paths.openAccount} text="agent.openAccount" icon="invite" />
      {dividends ? <Dividends /> : null}
      <Item to={`${paths.memberNotice}?types=A`} text="page.notices" icon="notice" isCounted />
    </FooterBar>
  );
}
