import type { ReactNode } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { Link } from '#src/lib/Link.tsx';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import styles from './RecordScreen.module.css';

interface RecordScreenProps {
  /** Whether the site has the screen's data. */
  readonly isOffered: boolean;
  readonly children: ReactNode;
}

/** The frame of a screen of records: its parts below each other, or a word that the platform does not offer it (CALL-104). */
export function RecordScreen({ isOffered, children }: RecordScreenProps) {
  const t = useText();
  if (isOffered) return <div className={styles.root}>{children}</div>;
  return (
    <EmptyState text={t('records.notOffered')}>
      <Link className={styles.link} to={paths.home}>
        {t('app.backHome')}
      </Link>
    </EmptyState>
  );
}
