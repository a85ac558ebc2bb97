import { type ReactNode, useEffect, useId } from 'react';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import { FaultText } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { factsOf } from '#src/forms/fieldKinds.ts';
import { useFault } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { Spinner } from '#src/ui/Spinner/Spinner.tsx';
import type { CaptchaFieldProps } from './CaptchaFieldProps.ts';
import type { Captcha } from '../useCaptcha.ts';
import styles from './QuietCaptcha.module.css';

type State = Captcha['state'];

/** The value of the hidden field while the player has nothing to do: the real answer is not shown. */
const NOTHING_TO_DO = 'passed';
const isGood = (state: State): boolean => state === 'waiting' || state === 'passed';
/** States in which another try may succeed. */
const isWorthRetrying = (state: State): boolean => ['failed', 'expired', 'notLoaded'].includes(state);

/** Whether the player has not used the widget yet, in contrast to a token that the platform refused. */
const isLeftOut = (fault: RuleFault): boolean => fault.message === 'rule.required';

function Progress({ state, fault }: { readonly state: State; readonly fault: RuleFault | undefined }) {
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
    case 'asks':
      if (fault === undefined) return t('captcha.complete');
      return <FaultText>{t(isLeftOut(fault) ? 'captcha.complete' : 'captcha.again')}</FaultText>;
    case 'expired':
      return <FaultText>{t('captcha.expired')}</FaultText>;
    case 'failed':
      return <FaultText>{t('captcha.notChecked')}</FaultText>;
    case 'notLoaded':
      return <FaultText>{t('captcha.notLoaded')}</FaultText>;
    case 'unsupported':
      return <FaultText>{t('captcha.unsupported')}</FaultText>;
  }
}

interface QuietCaptchaProps extends CaptchaFieldProps {
  /** The widget of a provider, and the id of the line below it. */
  readonly children?: (lineId: string) => ReactNode;
}

/** A check that asks nothing of the player: a line that says how far it is. It has run before most forms are filled in (CAPT-07). */
export function QuietCaptcha({ field, captcha: { state, widget, refresh }, children }: QuietCaptchaProps) {
  const form = useRuleFormContext();
  const t = useText();
  const lineId = useId();
  const fault = useFault(form, factsOf(field.name).inputName);
  useEffect(() => {
    form.fill('captcha', isGood(state) ? NOTHING_TO_DO : '');
    return () => form.fill('captcha', ''); // a picture in its place is read by the player
  }, [form, state, widget]);

  return (
    <div className={styles.root}>
      <input type="hidden" {...form.field(field)} />
      {children?.(lineId)}
      <div className={styles.line} id={lineId} data-state={state} role="status" tabIndex={-1}>
        <Progress state={state} fault={fault} />
      </div>
      {fault && !isLeftOut(fault) && isGood(state) ? <FaultText>{t('captcha.refused')}</FaultText> : null}
      {isWorthRetrying(state) ? (
        <Button variant="soft" size="small" onClick={refresh}>
          {t('app.retry')}
        </Button>
      ) : null}
      <noscript>{t('captcha.needsScript')}</noscript>
    </div>
  );
}
