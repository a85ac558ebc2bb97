import type { Problem } from '#schemas/base/json/problem.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { problemSentence } from '#texts/tool/problemSentence.ts';
import { SeverityIcon } from '../../model/problems/SeverityIcon.tsx';
import { addressOf } from '../../kit/route/route.ts';
import { sectionOf } from '../../kit/route/sections.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { ReviewPart } from './ReviewPart.tsx';
import styles from './Blockers.module.css';

interface BlockersProps {
  readonly errors: readonly Problem[];
  /** The whole release that the errors are of. */
  readonly release: unknown;
  readonly onClose: () => void;
}

/** What must be fixed before a publish: each leads out of the dialog, to its setting. */
export function Blockers({ errors, release, onClose }: BlockersProps) {
  const t = useTranslate();
  const merchantCode = useDraft((state) => state.merchantCode);

  function leaveFor(at: string) {
    onClose();
    // The dialog gives the focus back in a turn of its own, which is due once this one is over.
    setTimeout(() => setTimeout(() => focusSetting(at)));
  }

  return (
    <ReviewPart title={t('publish.blockers')}>
      <ul className={styles.list}>
        {errors.map((each) => {
          const sentence = problemSentence(t, each, release);
          const { pointer: at } = each;
          return (
            <li key={sentence} className={styles.error}>
              <SeverityIcon severity="error" />
              <a
                className={styles.jump}
                href={addressOf({ page: 'editor', merchantCode, section: sectionOf(at), at })}
                onClick={() => leaveFor(at)}
              >
                {sentence}
              </a>
            </li>
          );
        })}
      </ul>
    </ReviewPart>
  );
}
