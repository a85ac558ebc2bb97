import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './RawChanges.module.css';

interface RawChangesProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two releases as it is in them, for who works with the documents. */
export function RawChanges({ before, after }: RawChangesProps) {
  const t = useTranslate();
  return (
    <details className={styles.root}>
      <summary>{t('change.details')}</summary>
      <ul className={styles.list}>
        {pointerDiff(before, after).map((change) => (
          <li key={change.pointer}>
            <code className={styles.pointer}>{change.pointer}</code>
            <dl className={styles.values}>
              <dt>{t('change.rawBefore')}</dt>
              <dd>
                <code>{'before' in change ? JSON.stringify(change.before) : t('value.empty')}</code>
              </dd>
              <dt>{t('change.rawAfter')}</dt>
              <dd>
                <code>{'after' in change ? JSON.stringify(change.after) : t('value.empty')}</code>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}
