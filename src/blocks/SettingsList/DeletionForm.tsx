import { useMemo, useState } from 'react';
import { fieldsForCaptcha } from '#schemas/rules/registerForm.ts';
import { useCountries } from '#src/features/auth/useCountries.ts';
import { useMoney } from '#src/features/payment/useMoney.ts';
import { CaptchaField } from '#src/features/verification/CaptchaField.tsx';
import { PhoneCodeField } from '#src/features/verification/PhoneCodeField.tsx';
import { useCaptcha } from '#src/features/verification/useCaptcha.ts';
import { usePhoneCode } from '#src/features/verification/usePhoneCode.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { DIALING_CODE, PhoneField } from '#src/forms/PhoneField.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox/Checkbox.tsx';
import styles from './DeleteDialog.module.css';
import { deletionFields } from './deletionFields.ts';
import { useDeleteAccount } from './useDeleteAccount.ts';

interface DeletionFormProps {
  /** Otherwise a code to the account's number proves the ownership. */
  readonly hasPassword: boolean;
  readonly balance: number;
}

/** The proof that the account is the player's, and before it the money that would be lost. */
export function DeletionForm({ hasPassword, balance }: DeletionFormProps) {
  const t = useText();
  const money = useMoney();
  const { registerSettings } = useSite().site;
  const [withCaptcha, setWithCaptcha] = useState(false);
  const captcha = useCaptcha(withCaptcha);
  const fields = useMemo(
    () => fieldsForCaptcha(deletionFields(registerSettings, hasPassword, withCaptcha), captcha.kind),
    [registerSettings, hasPassword, withCaptcha, captcha.kind],
  );
  const form = useRuleForm(fields);
  const code = usePhoneCode({ form, call: 'smsWithoutLogin', captcha, onCaptcha: setWithCaptcha });
  const countries = useCountries();
  const isSending = useIsSending(form);
  const { remove, failure, balance: named } = useDeleteAccount();
  const owned = named ?? balance;
  const [givenUp, setGivenUp] = useState(0);
  // An amount that has changed since has to be given up again.
  const isSettled = owned === 0 || givenUp === owned;

  async function proofOf({ oldPassword = '', mobileNum = '', verificationCode = '' }: FieldValues) {
    if (hasPassword) return { oldPassword };
    const { firebaseIdToken } = await code.prove(verificationCode);
    const countryDialingCode = String(form.extraValue(DIALING_CODE) ?? '').replaceAll(/\D/g, '');
    return {
      mobileNum,
      verificationCode,
      ...(countryDialingCode ? { countryDialingCode } : {}),
      ...(firebaseIdToken === undefined ? {} : { firebaseIdToken }),
    };
  }

  const send = (values: FieldValues) =>
    remove(
      async () => ({ ...(await proofOf(values)), ...(owned === 0 ? {} : { forfeits: owned }) }),
      () => {
        form.refuse('oldPassword', { message: 'rule.passwordWrong', params: {} });
        form.focusFirstFault();
      },
    );

  return (
    <RuleForm form={form} label={t('privacy.delete')} onSend={send}>
      <FailureAlert failure={failure} />
      {owned === 0 ? null : (
        <div className={styles.money}>
          <p>{t('privacy.money', { amount: money(owned) })}</p>
          <Checkbox checked={givenUp === owned} onChange={({ target }) => setGivenUp(target.checked ? owned : 0)}>
            {t('privacy.giveUp', { amount: money(owned) })}
          </Checkbox>
        </div>
      )}
      {fields.map((field) => {
        switch (field.name) {
          case 'mobileNum':
            return <PhoneField key={field.name} field={field} countries={countries} />;
          case 'captcha':
            return <CaptchaField key={field.name} field={field} captcha={captcha} />;
          case 'verificationCode':
            return <PhoneCodeField key={field.name} field={field} code={code} />;
          default:
            return <RuleField key={field.name} field={field} label="security.loginPassword" note={t('privacy.why')} />;
        }
      })}
      <Button type="submit" variant="danger" size="large" block loading={isSending} disabled={!isSettled}>
        {t('privacy.delete')}
      </Button>
    </RuleForm>
  );
}
