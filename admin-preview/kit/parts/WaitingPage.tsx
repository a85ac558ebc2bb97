import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import { useSay } from '../texts/say.ts';
import styles from './WaitingPage.module.css';

/** The page while nothing is known yet. */
export function WaitingPage() {
  const say = useSay();
  return (
    <main className={styles.root}>
      <Spinner size={28} label={say('app.loading')} />
    </main>
  );
}
