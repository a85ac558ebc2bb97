import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import styles from './MenuFoot.module.css';

/** Signing out, apart from everything else; it asks first (LOGOUT-01). */
export function MenuFoot() {
  const t = useText();
  const openOverlay = useSiteState((state) => state.openOverlay);
  return (
    <div className={styles.root}>
      <button type="button" className={styles.leave} aria-haspopup="dialog" onClick={() => openOverlay('logout')}>
        <Icon name="logout" />
        <span>{t('menu.logout')}</span>
      </button>
    </div>
  );
}
