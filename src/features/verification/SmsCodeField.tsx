import type { FormField } from '#schemas/rules/registerForm.ts';
import { DIALING_CODE } from '#src/forms/PhoneField.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { errorText } from '#src/forms/errorText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './SmsCodeField.module.css';
import { type SmsCall, useSmsCode } from './useSmsCode.ts';

interface SmsCodeFieldProps {
  readonly field: FormField;
  readonly call: SmsCall;
  readonly hints?: boolean;
}

/** A code from an SMS, and the button that has one sent to the number in the form. */
export function SmsCodeField({ field, call, hints = false }: SmsCodeFieldProps) {
  const texts = useTexts();
  const { t } = texts;
  const form = useRuleFormContext();
  const { ask, failure, seconds } = useSmsCode(call);

  function onAsk() {
    if (!form.isSound('mobileNum')) {
      form.focus('mobileNum');
      return;
    }
    const mobileNum = String(form.extraValue('mobileNum') ?? '').trim();
    const countryDialingCode = String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, '');
    void ask({ mobileNum, countryDialingCode });
    form.focus(field.name);
  }

  const note =
    failure === undefined ? undefined : (
      <span className={styles.fault} role="alert">
        {errorText(texts, failure)}
      </span>
    );
  return (
    <RuleField field={field} hints={hints} note={note}>
      {(props) => (
        <div className={styles.root}>
          <TextInput {...props} />
          <Button variant="soft" disabled={seconds > 0} onClick={onAsk}>
            {seconds > 0 ? t('sms.again', { seconds }) : t('sms.send')}
          </Button>
        </div>
      )}
    </RuleField>
  );
}
