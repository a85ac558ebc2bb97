import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useControlValue, useIsSending } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './SubmitBar.module.css';
import { TERMS } from './TermsBox.tsx';

const REASON_ID = 'submit-reason';

interface SubmitBarProps {
  readonly words: string;
  /** Returns to the previous step, if any. */
  readonly onBack?: (() => void) | undefined;
  /** The button only goes on to the step with the terms. */
  readonly isBeforeTerms?: boolean;
}

/**
 * The submit button, always in view. Without accepted terms it looks no different, because a press says what is missing, which nobody
 * expects of a button that looks disabled.
 */
export function SubmitBar({ words, onBack, isBeforeTerms = false }: SubmitBarProps) {
  const t = useText();
  const { site } = useSite();
  const form = useRuleFormContext();
  const isSending = useIsSending(form);
  const accepted = useControlValue(form, TERMS) ?? site.termsTicked;
  const isReady = isBeforeTerms || accepted === true;
  return (
    <div className={styles.root}>
      {onBack ? (
        <Button variant="ghost" size="large" onClick={onBack}>
          {t('app.back')}
        </Button>
      ) : null}
      <Button
        type="submit"
        size="large"
        className={styles.submit}
        loading={isSending}
        aria-describedby={isReady ? undefined : REASON_ID}
      >
        {words}
      </Button>
      {isReady ? null : (
        <VisuallyHidden>
          <span id={REASON_ID}>{t('register.termsNeeded')}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
