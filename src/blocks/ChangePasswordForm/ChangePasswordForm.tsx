import { useMemo, useState } from 'react';
import type { ChangePasswordFormProps } from './block.ts';
import { storedPassword } from '#src/features/auth/storedPassword.ts';
import { PasswordNote } from '#src/features/auth/PasswordNote.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { AccountName } from './AccountName.tsx';
import { FirstPasswordForm } from './FirstPasswordForm.tsx';
import { SamePasswordDialog } from './SamePasswordDialog.tsx';
import { changePasswordFields } from './changePasswordFields.ts';
import { useSendChange } from './useSendChange.ts';

/** The old password is asked for unless the session holds it (CHPSW-02). */
function NextPasswordForm({ hints }: ChangePasswordFormProps) {
  const t = useText();
  const { site } = useSite();
  const [stored, setStored] = useState(() => (site.behaviour.password.holdOld ? storedPassword(site) : undefined));
  const fields = useMemo(() => changePasswordFields(site.registerSettings, stored === undefined), [site, stored]);
  const form = useRuleForm(fields);
  const { send, isSame, forgetSame } = useSendChange({
    stored,
    onStoredRefused: () => setStored(undefined),
    onSame: () => form.focus('password'), // the prompt gives focus back to where it was
  });
  const isSending = useIsSending(form);

  return (
    <>
      <RuleForm form={form} label={t('dialog.changePassword')} onSend={send}>
        <AccountName />
        {fields.map((field) => (
          <RuleField
            key={field.name}
            field={field}
            hints={hints && field.name === 'password'}
            {...(field.name === 'password' ? { label: 'field.newPassword', note: <PasswordNote /> } : {})}
          />
        ))}
        <Button type="submit" size="large" block loading={isSending}>
          {t('password.save')}
        </Button>
      </RuleForm>
      {isSame ? <SamePasswordDialog onClose={forgetSame} /> : null}
    </>
  );
}

/** A member's new password (CHPSW-01), or the first password of an account that was created without one. */
export function ChangePasswordForm({ hints }: ChangePasswordFormProps) {
  const t = useText();
  const { data } = useRead('securityConfig', {});
  if (data?.loginPassword !== false) return <NextPasswordForm hints={hints} />;
  return data.mobile === false ? <p>{t('password.none')}</p> : <FirstPasswordForm hints={hints} />;
}
