import { useMemo } from 'react';
import { useRecovery } from '#src/features/auth/useRecovery.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { ReadyButton } from '#src/forms/ReadyButton.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite, useSiteState } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useCloseDialog } from '#src/site/useCloseDialog.ts';
import { useIsShown } from '#src/site/useIsShown.ts';
import { emailFields } from './forgotMethods.ts';

/** Asks for a mail with a link to set a new password (FORGOT-02). */
export function EmailRecovery({ hints }: { readonly hints: boolean }) {
  const t = useText();
  const { registerSettings } = useSite().site;
  const showToast = useSiteState((state) => state.showToast);
  const fields = useMemo(() => emailFields(registerSettings), [registerSettings]);
  const form = useRuleForm(fields);
  const { askForMail } = useRecovery();
  const { attempt, failure } = useAttempt('recover');
  const close = useCloseDialog();
  const isShown = useIsShown();

  const send = ({ username = '', email = '' }: FieldValues) =>
    attempt(async () => {
      await askForMail({ username, email });
      showToast(t('forget.sent'), { kind: 'success', length: 'sent' });
      if (isShown()) close();
    });

  return (
    <RuleForm form={form} label={t('dialog.forget')} onSend={send}>
      <FailureAlert failure={failure} />
      {fields.map((field) => (
        <RuleField key={field.name} field={field} hints={hints} />
      ))}
      <ReadyButton>{t('forget.retrieve')}</ReadyButton>
    </RuleForm>
  );
}
