import type { RulesView } from '#schemas/edges/api/rules.schema.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { useMoments } from '../../kit/texts/useMoments.ts';
import styles from './ApprovalNotice.module.css';

/** What was asked, said and decided about the draft, oldest first. */
export function ApprovalNotes({ notes }: Pick<RulesView, 'notes'>) {
  const t = useTranslate();
  const moments = useMoments();
  if (notes.length === 0) return null;
  return (
    <ol className={styles.notes} aria-label={t('approval.notes')}>
      {notes.map(({ kind, by, at, text }) => (
        <li key={`${at} ${kind}`}>
          <span className={styles.when}>{t(`approval.note.${kind}`, { who: by ?? '', when: moments.full(at) })}</span>
          {text === '' ? null : <q className={styles.said}>{text}</q>}
        </li>
      ))}
    </ol>
  );
}
