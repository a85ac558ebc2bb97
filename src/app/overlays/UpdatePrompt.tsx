import { useText } from '#src/i18n/TextContext.ts';
import { useSiteState } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './UpdatePrompt.module.css';

/** Offers a newer build. It waits for the player: nothing is loaded anew by itself. */
export function UpdatePrompt() {
  const t = useText();
  const take = useSiteState((state) => state.takeUpdate);
  const setTakeUpdate = useSiteState((state) => state.setTakeUpdate);
  return (
    <section className={styles.root} role="status" aria-label={t('update.title')}>
      <p className={styles.text}>{t('update.text')}</p>
      <Button variant="soft" size="small" onClick={() => setTakeUpdate(null)}>
        {t('update.later')}
      </Button>
      <Button size="small" onClick={() => take?.()}>
        {t('update.now')}
      </Button>
    </section>
  );
}
