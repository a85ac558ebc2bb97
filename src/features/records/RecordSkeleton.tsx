import { useText } from '#src/i18n/TextContext.ts';
import styles from './RecordSkeleton.module.css';

/** Outlines of rows that are still on their way. */
export function RecordSkeleton({ rows = 5 }: { readonly rows?: number }) {
  const t = useText();
  return (
    <div className={styles.root} role="status" aria-label={t('app.loading')}>
      {Array.from({ length: rows }, (_row, index) => (
        <span key={index} className={styles.row} />
      ))}
    </div>
  );
}
