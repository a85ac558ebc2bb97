import { useMemo, useState } from 'react';
import type { ChangePasswordFormProps } from './block.ts';
import { fieldsForCaptcha } from '#schemas/rules/registerForm.ts';
import { useCountries } from '#src/features/auth/useCountries.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { PhoneCodeField } from '#src/features/verification/PhoneCodeField.tsx';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { DIALING_CODE, PhoneField } from '#src/forms/PhoneField.tsx';
import { PasswordNote } from '#src/features/auth/PasswordNote.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { AccountName } from './AccountName.tsx';
import { firstPasswordFields } from './changePasswordFields.ts';
import { useSavePassword } from './useSavePassword.ts';

/** The first password of an account that was created by a code: there is no old password, so a fresh code proves the ownership. */
export function FirstPasswordForm({ hints }: ChangePasswordFormProps) {
  const t = useText();
  const { registerSettings } = useSite().site;
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const fields = useMemo(
    () => fieldsForCaptcha(firstPasswordFields(registerSettings, withCaptcha), captcha.kind),
    [registerSettings, withCaptcha, captcha.kind],
  );
  const form = useRuleForm(fields);
  const code = usePhoneCode({ form, call: 'smsWithoutLogin', captcha, onCaptcha: setWithCaptcha });
  const countries = useCountries();
  const { save } = useSavePassword();
  const isSending = useIsSending(form);

  async function send({ mobileNum = '', verificationCode = '', password = '', confirmNewPassword = '' }: FieldValues) {
    await save(async () => {
      const { firebaseIdToken } = await code.prove(verificationCode);
      const countryDialingCode = String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, '');
      return {
        newPassword: password,
        confirmNewPassword,
        mobileNum,
        verificationCode,
        ...(countryDialingCode ? { countryDialingCode } : {}),
        ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
      };
    });
  }

  return (
    <RuleForm form={form} label={t('dialog.changePassword')} onSend={send}>
      <p>{t('password.first')}</p>
      <AccountName />
      {fields.map((field) => {
        switch (field.name) {
          case 'mobileNum':
            return <PhoneField key={field.name} field={field} countries={countries} />;
          case 'captcha':
            return <CaptchaField key={field.name} field={field} captcha={captcha} />;
          case 'verificationCode':
            return <PhoneCodeField key={field.name} field={field} code={code} />;
          case 'password':
            return <RuleField key={field.name} field={field} hints={hints} label="field.newPassword" note={<PasswordNote />} />;
          default:
            return <RuleField key={field.name} field={field} />;
        }
      })}
      <Button type="submit" size="large" block loading={isSending}>
        {t('password.save')}
      </Button>
    </RuleForm>
  );
}
