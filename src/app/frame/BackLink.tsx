import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/lib/Link.tsx';
import styles from './FormFrame.module.css';
import { returnsHome } from '../routes/pages.ts';

/** The router's key of an entry that it has not made itself. */
const FIRST_ENTRY = 'default';

/** Whether one step back stays on this site. Without the player's code, links load whole documents. */
const cameFromHere = () => history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** The way back in a page's header. Without script, and on the first page of a visit, it leads home. */
export function BackLink() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const isHome = returnsHome(pathname);

  function onClick(event: MouseEvent) {
    if (isHome || (key === FIRST_ENTRY && !cameFromHere())) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link className={styles.back} to={paths.home} aria-label={t(isHome ? 'app.backHome' : 'app.back')} onClick={onClick}>
      <Icon name="back" size={24} />
    </Link>
  );
}
