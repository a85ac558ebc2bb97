import { pointerDiff } from '#schemas/base/json/pointerDiff.ts';
import { useSay } from '../../kit/texts/say.ts';
import styles from './RawChanges.module.css';

interface RawChangesProps {
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two releases as it is in them, for who works with the documents. */
export function RawChanges({ before, after }: RawChangesProps) {
  const say = useSay();
  return (
    <details className={styles.root}>
      <summary>{say('change.details')}</summary>
      <ul className={styles.list}>
        {pointerDiff(before, after).map((change) => (
          <li key={change.pointer}>
            <code className={styles.pointer}>{change.pointer}</code>
            <dl className={styles.values}>
              <dt>{say('change.rawBefore')}</dt>
              <dd>
                <code>{'before' in change ? JSON.stringify(change.before) : say('value.empty')}</code>
              </dd>
              <dt>{say('change.rawAfter')}</dt>
              <dd>
                <code>{'after' in change ? JSON.stringify(change.after) : say('value.empty')}</code>
              </dd>
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}
