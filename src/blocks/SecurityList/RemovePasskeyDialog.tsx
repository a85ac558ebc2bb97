import { useMemo } from 'react';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { ownPassword } from '#schemas/rules/profileForm.ts';
import { showFaults } from '#src/features/member/showFaults.ts';
import { FailureAlert } from '#src/forms/FailureAlert.tsx';
import { RuleForm } from '#src/forms/RuleForm.tsx';
import { type FieldValues, useIsSending, useRuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useAttempt } from '#src/site/useAttempt.ts';
import { useRefresh } from '#src/site/useRefresh.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Dialog } from '#src/ui/Dialog/Dialog.tsx';
import { OwnPasswordField } from './OwnPasswordField.tsx';
import styles from './PasskeysForm.module.css';

interface RemovePasskeyDialogProps {
  readonly passkey: CallAnswer<'passkeys'>[number];
  /** The login password is asked for once more. */
  readonly proves: boolean;
  /** It is gone, from the list as well. */
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ passkey: { id, name }, proves, onRemoved, onClose }: RemovePasskeyDialogProps) {
  const t = useText();
  const { http, store } = useSite();
  const refresh = useRefresh();
  const form = useRuleForm(useMemo(() => (proves ? [ownPassword] : []), [proves]));
  const isSending = useIsSending(form);
  const { attempt, failure } = useAttempt('other');

  const onSend = ({ oldPassword = '' }: FieldValues) =>
    attempt(async () => {
      try {
        await http.send('removePasskey', { id, ...(proves ? { password: oldPassword } : {}) });
      } catch (error) {
        if (showFaults(form, error)) return;
        throw error;
      }
      await refresh('removePasskey');
      store.getState().showToast(t('passkey.removed'), { kind: 'success' });
      onRemoved();
    });

  const title = t('passkey.removeTitle');
  return (
    <Dialog title={title} onClose={onClose}>
      <RuleForm form={form} label={title} onSend={onSend}>
        <FailureAlert failure={failure} />
        <p className={styles.question}>{t('passkey.removeText', { name })}</p>
        {proves ? <OwnPasswordField /> : null}
        <Button type="submit" variant="danger" size="large" block loading={isSending}>
          {t('passkey.remove')}
        </Button>
      </RuleForm>
    </Dialog>
  );
}
