import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecovery } from '#src/features/auth/useRecovery.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { ReadyButton } from '#src/forms/ReadyButton.tsx';
import { PasswordNote } from '#src/features/auth/PasswordNote.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { openedAt } from '#src/site/dialogState.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useIsShown } from '#src/site/useIsShown.ts';
import styles from './ForgotForm.module.css';
import { resetFields } from './forgotMethods.ts';

interface MailResetProps {
  /** From the link of a recovery mail; the platform checks it. */
  readonly token: string;
  readonly hints: boolean;
}

/** Sets the new password that the link of a recovery mail allows, and leads to the login. */
export function MailReset({ token, hints }: MailResetProps) {
  const t = useText();
  const { registerSettings } = useSite().site;
  const showToast = useSiteState((state) => state.showToast);
  const navigate = useNavigate();
  const location = useLocation();
  const fields = useMemo(() => resetFields(registerSettings), [registerSettings]);
  const form = useRuleForm(fields);
  const { setByMail } = useRecovery();
  const { attempt, failure } = useAttempt('recover');
  const isShown = useIsShown();

  const goOn = (path: string) => void navigate(path, { replace: true, state: openedAt(location) });

  const send = ({ password = '' }: FieldValues) =>
    attempt(async () => {
      await setByMail({ token, newPassword: password });
      showToast(t('forget.doneLogin'), { kind: 'success', length: 'short' });
      if (isShown()) goOn(paths.login);
    });

  return (
    <>
      <p className={styles.lead}>{t('forget.resetLead')}</p>
      <RuleForm form={form} label={t('dialog.forget')} onSend={send}>
        <FailureAlert failure={failure} action={{ label: t('forget.anotherMail'), onPress: () => goOn(paths.forgot) }} />
        {fields.map((field) => (
          <RuleField
            key={field.name}
            field={field}
            hints={hints && field.name === 'password'}
            {...(field.name === 'password' ? { label: 'field.newPassword', note: <PasswordNote /> } : {})}
          />
        ))}
        <ReadyButton>{t('forget.set')}</ReadyButton>
      </RuleForm>
    </>
  );
}
