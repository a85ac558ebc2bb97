import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './WaitingPage.module.css';

/** The page while nothing is known yet. */
export function WaitingPage() {
  const t = useTranslate();
  return (
    <main className={styles.root}>
      <Spinner size={28} label={t('app.loading')} />
    </main>
  );
}
