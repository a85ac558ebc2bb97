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
  readonly onReset: (() => void) | undefined;
}

/**
 * The buttons, always in view. Without the terms the button looks as if it rested, but a press says what is missing: a
 * dead button would not.
 */
export function SubmitBar({ words, onReset }: SubmitBarProps) {
  const t = useText();
  const { site } = useSite();
  const form = useRuleFormContext();
  const isSending = useIsSending(form);
  const accepted = useControlValue(form, TERMS) ?? site.termsTicked;
  return (
    <div className={styles.root}>
      {onReset ? (
        <Button variant="ghost" size="large" onClick={onReset}>
          {t('register.reset')}
        </Button>
      ) : null}
      <Button
        type="submit"
        size="large"
        className={styles.submit}
        variant={accepted === true ? 'solid' : 'soft'}
        loading={isSending}
        aria-describedby={accepted === true ? undefined : REASON_ID}
      >
        {words}
      </Button>
      {accepted === true ? null : (
        <VisuallyHidden>
          <span id={REASON_ID}>{t('register.termsNeeded')}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
