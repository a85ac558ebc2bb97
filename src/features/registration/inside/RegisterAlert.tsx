import { useState } from 'react';
import { FormAlert } from '#src/forms/FormAlert.tsx';
import { useRuleFormContext } from '#src/forms/RuleFormContext.ts';
import { errorText, isWorthRetrying } from '#src/forms/errorText.ts';
import { faultText } from '#src/forms/faultText.ts';
import { useTexts } from '#src/i18n/TextContext.ts';
import styles from './RegisterAlert.module.css';
import type { Failure } from './useSendRegistration.ts';

interface RegisterAlertProps {
  readonly failure: Failure;
  /** Reads the form's settings again; the alert goes when it has. Throws `ApiError`. */
  readonly onReload: () => Promise<void>;
}

/** Why the registration failed as a whole, with a way out. */
export function RegisterAlert({ failure: { error, unseen }, onReload }: RegisterAlertProps) {
  const texts = useTexts();
  const { t } = texts;
  const form = useRuleFormContext();
  const [reloadError, setReloadError] = useState<unknown>();
  if (unseen.length === 0) {
    const retry = { label: t('app.retry'), onPress: form.sendAgain };
    return (
      <FormAlert kind="error" action={isWorthRetrying(error) ? retry : undefined}>
        {errorText(texts, error)}
      </FormAlert>
    );
  }
  return (
    <FormAlert kind="error" action={{ label: t('register.reload'), onPress: () => void onReload().catch(setReloadError) }}>
      <p>{t('register.changed')}</p>
      <ul className={styles.list}>
        {unseen.map(([name, fault]) => (
          <li key={name}>
            {t(`field.${name}`)}: {faultText(texts, name, fault)}
          </li>
        ))}
      </ul>
      {reloadError === undefined ? null : <p>{errorText(texts, reloadError)}</p>}
    </FormAlert>
  );
}
