import { useMemo, useState } from 'react';
import { fieldsForCaptcha } from '#schemas/rules/registerForm.ts';
import { useCountries } from '#src/features/auth/useCountries.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { PhoneCodeField } from '#src/features/verification/PhoneCodeField.tsx';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { PhoneField } from '#src/forms/PhoneField.tsx';
import { ReadyButton } from '#src/forms/ReadyButton.tsx';
import { PasswordNote } from '#src/features/auth/PasswordNote.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { phoneFields } from './forgotMethods.ts';
import { useSendPhonePassword } from './useSendPhonePassword.ts';

/** Sets a new password by a code sent to the phone, and logs in with it (FORGOT-03, FORGOT-05). */
export function PhoneRecovery({ hints }: { readonly hints: boolean }) {
  const t = useText();
  const { registerSettings } = useSite().site;
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const fields = useMemo(
    () => fieldsForCaptcha(phoneFields(registerSettings, withCaptcha), captcha.kind),
    [registerSettings, withCaptcha, captcha.kind],
  );
  const form = useRuleForm(fields);
  const code = usePhoneCode({ form, call: 'smsWithoutLogin', captcha, onCaptcha: setWithCaptcha });
  const countries = useCountries();
  const { send, failure } = useSendPhonePassword(form, code);

  return (
    <RuleForm form={form} label={t('dialog.forget')} onSend={send}>
      <FailureAlert failure={failure} />
      {fields.map((field) => {
        switch (field.name) {
          case 'mobileNum':
            return <PhoneField key={field.name} field={field} hints={hints} countries={countries} />;
          case 'captcha':
            return <CaptchaField key={field.name} field={field} hints={hints} captcha={captcha} />;
          case 'verificationCode':
            return <PhoneCodeField key={field.name} field={field} hints={hints} code={code} />;
          default:
            return <RuleField key={field.name} field={field} hints={hints} label="field.newPassword" note={<PasswordNote />} />;
        }
      })}
      <ReadyButton>{t('forget.set')}</ReadyButton>
    </RuleForm>
  );
}
