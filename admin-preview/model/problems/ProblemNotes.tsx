import type { Problem } from '#schemas/base/json/problem.ts';
import { useDraft } from '../draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { byColour } from './byColour.ts';
import styles from './ProblemNotes.module.css';
import { SeverityIcon } from './SeverityIcon.tsx';
import { useFix } from './useFix.ts';

/** What is wrong with one setting, below it, each with its fix. */
export function ProblemNotes({ id, problems }: { readonly id: string; readonly problems: readonly Problem[] }) {
  const t = useTranslate();
  const release = useDraft(({ resolved }) => resolved.full);
  const fix = useFix();
  if (problems.length === 0) return null;
  return (
    <ul className={styles.root} id={id}>
      {byColour(problems).map(({ first: each, others }) => {
        const sentence = problemSentence(t, each, release);
        return (
          <li key={`${each.code} ${each.pointer} ${sentence}`} className={styles.note} data-severity={each.severity}>
            <SeverityIcon severity={each.severity} />
            <span className={styles.sentence}>{sentence}</span>
            {others.length > 0 ? (
              <span className={styles.more}>{t('problems.moreOfColour', { count: others.length })}</span>
            ) : null}
            {each.fix ? (
              <button
                type="button"
                className={styles.fix}
                aria-label={t('problems.fixThis', { sentence })}
                onClick={() => fix(each)}
              >
                {t('problems.fix')}
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
