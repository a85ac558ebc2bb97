import { readValue } from '#schemas/rules/readValue.ts';
import type { FormField } from '#schemas/rules/registerForm.ts';
import { RuleField } from '#src/forms/RuleField.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { useControlValue } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './PhoneCodeField.module.css';
import { useArrivingCode } from './useArrivingCode.ts';
import type { PhoneCode } from './usePhoneCode.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

/**
 * Has its own countdown, so that each second renders one button only. After a correction of the number the countdown for the old one does not
 * apply.
 */
function SendCodeButton({ code: { isSending, sent, request } }: { readonly code: PhoneCode }) {
  const t = useText();
  const typed = useControlValue(useRuleFormContext(), 'mobileNum');
  const isForThis = typeof typed === 'string' && readValue('mobileNum', typed) === sent?.number;
  const seconds = useSecondsUntil(isForThis ? sent?.waitUntilMs : undefined);
  const isWaiting = seconds > 0;
  return (
    <Button
      className={styles.send}
      variant="soft"
      size="small"
      loading={isSending}
      disabled={isWaiting}
      aria-label={isWaiting ? t('sms.waiting', { seconds, count: seconds }) : undefined}
      onClick={() => void request()}
    >
      {isWaiting ? t('sms.wait', { seconds }) : t('sms.send')}
    </Button>
  );
}

interface PhoneCodeFieldProps {
  readonly field: FormField;
  readonly code: PhoneCode;
  readonly hints?: boolean;
}

/** The code of a message, with the button that sends it inside the field (LOGIN-03, REG-08). */
export function PhoneCodeField({ field, code, hints = false }: PhoneCodeFieldProps) {
  const form = useRuleFormContext();
  useArrivingCode(code.sent !== undefined, (arrived) => {
    form.fill(field.name, arrived);
    form.check(field.name);
  });
  return (
    <RuleField field={field} hints={hints}>
      {(props) => (
        <div className={styles.root} dir={props.dir}>
          <TextInput {...props} className={styles.input} />
          <SendCodeButton code={code} />
        </div>
      )}
    </RuleField>
  );
}
