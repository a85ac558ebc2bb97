import { useEffect, useMemo, useState } from 'react';
import { ownPassword, passkeyName } from '#schemas/rules/profileForm.ts';
import { showFaults } from '#src/features/member/showFaults.ts';
import { deviceName } from '#src/features/passkeys/deviceName.ts';
import { loadPasskeys } from '#src/features/passkeys/loadPasskeys.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleField } from '#src/forms/RuleField.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';

interface AddPasskeyFormProps {
  /** The login password is asked for once more. */
  readonly proves: boolean;
}

/** Lets the device make a passkey, and adds it. */
export function AddPasskeyForm({ proves }: AddPasskeyFormProps) {
  const t = useText();
  const { http, store } = useSite();
  const refresh = useRefresh();
  const form = useRuleForm(useMemo(() => (proves ? [passkeyName, ownPassword] : [passkeyName]), [proves]));
  const isSending = useIsSending(form);
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => form.offer('passkeyName', deviceName(navigator)), [form]);

  async function add({ passkeyName: name = '', oldPassword = '' }: FieldValues) {
    const [{ createPasskey }, options] = await Promise.all([
      loadPasskeys(),
      http.send('passkeyOptions', proves ? { password: oldPassword } : {}),
    ]);
    const passkey = await createPasskey(options);
    if (passkey === undefined) return; // cancelled
    await http.send('addPasskey', { name, passkey });
    form.fill('oldPassword', '');
    await refresh('addPasskey');
    store.getState().showToast(t('passkey.added'), { kind: 'success' });
  }

  const onSend = async (values: FieldValues) => {
    setFailure(undefined);
    try {
      await add(values);
    } catch (error) {
      if (showFaults(form, error)) return;
      if (!(error instanceof ApiError)) console.error(error);
      setFailure(error);
    }
  };

  return (
    <RuleForm form={form} label={t('passkey.add')} onSend={onSend}>
      <FailureAlert failure={failure} />
      <RuleField field={passkeyName} />
      {proves ? <OwnPasswordField /> : null}
      <Button type="submit" size="large" block icon="key" loading={isSending}>
        {t('passkey.add')}
      </Button>
    </RuleForm>
  );
}
