import { useMemo, useState } from 'react';
import type { FeedbackFormProps } from './block.ts';
import { ServiceEntries } from '#src/features/service/ServiceEntries.tsx';
import { useText } from '#src/i18n/TextContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { entries } from './entries.ts';
import styles from './FeedbackForm.module.css';
import { Question } from './Question.tsx';
import { feedbackCaptcha } from './feedbackControls.ts';

/**
 * A player's question or report (FEED-01). Once sent, the form is reset (FEED-08). Shows customer service where the platform takes no feedback.
 */
export function FeedbackForm({ topics, captchaLetters, captchaLength }: FeedbackFormProps) {
  const t = useText();
  const [sent, setSent] = useState(0);
  const isOffered = useEntries(entries)('content');
  const captchaField = useMemo(() => feedbackCaptcha(captchaLetters, captchaLength), [captchaLetters, captchaLength]);
  return (
    <div className={styles.root}>
      <p className={styles.lead}>{t(isOffered ? 'feedback.lead' : 'feedback.off')}</p>
      {isOffered ? (
        <Question key={sent} topics={topics} captchaField={captchaField} isAgain={sent > 0} onSent={() => setSent(sent + 1)} />
      ) : (
        <ServiceEntries />
      )}
    </div>
  );
}
