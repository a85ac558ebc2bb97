import { useEffect, useId, useMemo, useState } from 'react';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import { fieldsForCaptcha, formFields } from '#schemas/rules/registerForm.ts';
import { inviteCode } from '#src/features/auth/inviteCode.ts';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { RegisterAlert } from './inside/RegisterAlert.tsx';
import { RegisterFields } from './inside/RegisterFields.tsx';
import { StepLine } from './inside/StepLine.tsx';
import styles from './inside/Steps.module.css';
import { SubmitBar } from './inside/SubmitBar.tsx';
import { TermsBox } from './inside/TermsBox.tsx';
import { type RegistrationTask, useSendRegistration } from './inside/useSendRegistration.ts';
import { useSteps } from './inside/useSteps.ts';

interface RegistrationProps {
  readonly task: RegistrationTask;
  readonly method: RegisterMethodTab;
  readonly settings: RegisterSettings;
  readonly hints: boolean;
  /** A long form asks in two steps. */
  readonly inSteps?: boolean;
  readonly onReload: () => Promise<void>;
  /** Empties the form; undefined hides the button. */
  readonly onReset: (() => void) | undefined;
  /** The player has just emptied the form and is still in it. */
  readonly wasReset: boolean;
}

/** The form of one register method. Values stay when the method or the settings change. */
export function Registration({ task, method, settings, hints, inSteps = false, onReload, onReset, wasReset }: RegistrationProps) {
  const t = useText();
  const { switches } = useSite().site;
  const stepId = useId();
  /** The platform demands a captcha before it sends a code, whatever the form's settings. */
  const [captchaForCode, setCaptchaForCode] = useState(false);
  const { without } = task;
  const allFields = useMemo(() => {
    const fields = formFields(settings, method, (name) => switches[name]).filter(({ name }) => name !== without);
    const isMissing = captchaForCode && fields.every(({ name }) => name !== 'captcha');
    return isMissing ? [...fields, { name: 'captcha', required: true, rules: settings.fields.captcha.rules } as const] : fields;
  }, [settings, method, switches, captchaForCode, without]);
  const captcha = useCaptcha(allFields.some(({ name }) => name === 'captcha'));
  const fields = useMemo(() => fieldsForCaptcha(allFields, captcha.kind), [allFields, captcha.kind]);
  const { step, shown, goTo, reveal } = useSteps({ isWanted: inSteps, method, fields, captchaForCode });
  const form = useRuleForm(fields, reveal);
  const code = usePhoneCode({ form, call: 'smsForRegister', captcha, onCaptcha: setCaptchaForCode });
  const { send, failure, forgetFailure } = useSendRegistration({ task, form, method, captcha, code });

  useEffect(() => {
    form.offer('affiliateCode', inviteCode());
    if (wasReset) form.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is there: later it is the player's
  }, []);

  async function reload() {
    await onReload();
    forgetFailure();
  }

  function open(next: 1 | 2) {
    goTo(next);
    form.focus(); // it is read out with its step, and no keyboard covers it
  }

  function onNext() {
    if (form.check(...shown.map(({ name }) => name))) open(2);
  }

  function onBack() {
    forgetFailure();
    open(1);
  }

  return (
    <RuleForm
      form={form}
      label={task.texts.form}
      onSend={send}
      onNext={step === 1 ? onNext : undefined}
      describedBy={step === undefined ? undefined : stepId}
    >
      {step === undefined ? null : <StepLine step={step} id={stepId} />}
      {failure ? <RegisterAlert failure={failure} onReload={reload} /> : null}
      <RegisterFields fields={fields} shown={shown} hints={hints} captcha={captcha} code={code} />
      <div className={styles.part} hidden={step === 1}>
        <TermsBox words={task.texts.terms} />
      </div>
      {onReset ? (
        <div className={styles.reset}>
          <Button variant="ghost" onClick={onReset}>
            {t('register.reset')}
          </Button>
        </div>
      ) : null}
      <SubmitBar
        words={step === 1 ? t('register.next') : task.texts.submit}
        isBeforeTerms={step === 1}
        onBack={step === 2 ? onBack : undefined}
      />
    </RuleForm>
  );
}
