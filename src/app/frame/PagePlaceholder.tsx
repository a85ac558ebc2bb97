import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Link } from '#src/lib/Link.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { BackLink } from './BackLink.tsx';
import styles from './FormFrame.module.css';

/**
 * What a page for sessions shows until it is known whether a session exists. Only the player knows, so the page loads its code at once; without
 * scripts there is no session either.
 */
export function PagePlaceholder() {
  const t = useText();
  return (
    <div className={styles.root} data-needs-player="">
      <header className={styles.header}>
        <BackLink />
      </header>
      <main className={styles.main} aria-busy="true">
        <VisuallyHidden as="h1">{t('app.loading')}</VisuallyHidden>
        <Skeleton shape="text" count={4} />
        <noscript>
          <Link to={paths.login}>{t('error.session')}</Link>
        </noscript>
      </main>
    </div>
  );
}
