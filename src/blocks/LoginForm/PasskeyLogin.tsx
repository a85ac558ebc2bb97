import { useState } from 'react';
import { usePasskeyLogin } from '#src/features/passkeys/usePasskeyLogin.ts';
import { useHasPasskeys } from '#src/features/passkeys/useHasPasskeys.ts';
import type { RuleForm } from '#src/forms/useRuleForm.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import styles from './LoginForm.module.css';
import { type RememberKind, useWelcome } from './useWelcome.ts';

interface PasskeyLoginProps {
  readonly form: RuleForm;
  readonly kind: RememberKind;
  /** The last press failed; undefined from the next one on. */
  readonly onFailure: (error: unknown) => void;
}

/** Logs in with a passkey of the device. While it is not known whether the browser has passkeys, its room is kept: nothing moves. */
export function PasskeyLogin({ form, kind, onFailure }: PasskeyLoginProps) {
  const t = useText();
  const isOffered = useHasPasskeys();
  const logIn = usePasskeyLogin();
  const welcome = useWelcome(form, kind);
  const [isBusy, setIsBusy] = useState(false);

  async function onPress() {
    onFailure(undefined);
    setIsBusy(true);
    try {
      const session = await logIn();
      if (session !== undefined) welcome(session);
    } catch (error) {
      if (!(error instanceof ApiError)) console.error(error);
      onFailure(error);
    }
    setIsBusy(false);
  }

  return (
    <Button
      className={styles.passkey}
      variant="outline"
      size="large"
      block
      icon="key"
      loading={isBusy}
      disabled={!isOffered}
      onClick={() => void onPress()}
    >
      {t('passkey.login')}
    </Button>
  );
}
