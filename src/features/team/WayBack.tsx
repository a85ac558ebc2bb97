import { useLocation } from 'react-router-dom';
import { Link } from '#src/lib/Link.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#src/lib/paths.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './WayBack.module.css';

/** The way back to the agent's home, where the merchant's pages of agents have no header (HEAD-08). */
export function WayBack() {
  const t = useText();
  const { pathname } = useLocation();
  const { withoutHeader } = useSite().site.behaviour.chrome;
  if (!withoutHeader.includes(pathname.split('/')[2] ?? '')) return null;
  return (
    <Link className={styles.root} to={paths.agent}>
      <Icon name="back" size={20} className={styles.sign} />
      {t('page.agentHome')}
    </Link>
  );
}
