import { useLocation } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { useWayBack } from '#src/site/useWayBack.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './FormFrame.module.css';
import { returnsHome } from '../routes/pages.ts';

/** The way back in a page's header. Without script, and on the first page of a visit, it leads home. */
export function BackLink() {
  const t = useText();
  const isHome = returnsHome(useLocation().pathname);
  const goBack = useWayBack();

  return (
    <Link
      className={styles.back}
      to={paths.home}
      aria-label={t(isHome ? 'app.backHome' : 'app.back')}
      onClick={isHome ? undefined : goBack}
    >
      <Icon name="back" size={24} />
    </Link>
  );
}
