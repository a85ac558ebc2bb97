import { useEffect } from 'react';
import { FaultText } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { useFault } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import type { CaptchaFieldProps } from '../CaptchaField.tsx';
import type { Captcha } from '../useCaptcha.ts';
import styles from './QuietCaptcha.module.css';

/** Stands in the form for an answer that its player never sees. */
const PASSED = 'passed';

function Progress({ state }: Pick<Captcha, 'state'>) {
  const t = useText();
  switch (state) {
    case 'waiting':
      return (
        <>
          <Spinner size={18} />
          {t('captcha.checking')}
        </>
      );
    case 'passed':
      return (
        <>
          <Icon name="success" size={18} />
          {t('captcha.checked')}
        </>
      );
    case 'failed':
      return <FaultText>{t('captcha.notChecked')}</FaultText>;
    case 'unsupported':
      return <FaultText>{t('captcha.unsupported')}</FaultText>;
  }
}

/** A check that asks nothing of the player: a line that says how far it is. It has run before most forms are filled in (CAPT-07). */
export function QuietCaptcha({ field, captcha: { state, refresh } }: CaptchaFieldProps) {
  const form = useRuleFormContext();
  const t = useText();
  const isRefused = useFault(form, factsOf(field.name).inputName) !== undefined;
  useEffect(() => {
    if (state === 'passed') form.fill('captcha', PASSED);
  }, [form, state]);

  return (
    <div className={styles.root}>
      <input type="hidden" {...form.field(field)} />
      <div className={styles.line} data-state={state} role="status" tabIndex={-1}>
        <Progress state={state} />
      </div>
      {isRefused && state !== 'failed' ? <FaultText>{t('captcha.refused')}</FaultText> : null}
      {state === 'failed' ? (
        <Button variant="soft" size="small" onClick={refresh}>
          {t('app.retry')}
        </Button>
      ) : null}
      <noscript>{t('captcha.needsScript')}</noscript>
    </div>
  );
}
