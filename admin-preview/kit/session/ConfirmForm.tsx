import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { useAttempt } from '../parts/useAttempt.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { leaveFor } from './signOnTrip.ts';
import styles from './ConfirmForm.module.css';

interface ConfirmFormProps {
  /** Why it is asked for. */
  readonly text: string;
  readonly onConfirmed: () => void;
}

/** Operators of a provider log in there again. The draft is kept meanwhile. */
function ProviderConfirmation({ provider }: { readonly provider: string }) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const { attempt, fault, isBusy } = useAttempt();
  return (
    <div className={styles.root} role="group" aria-label={t('confirm.title')}>
      <p>{t('confirm.providerText', { provider })}</p>
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <Button
        size="small"
        loading={isBusy}
        onClick={() => void attempt(async () => leaveFor((await api.startConfirmation()).url, 'confirm'))}
      >
        {t('confirm.atProvider', { provider })}
      </Button>
    </div>
  );
}

/** Asks who is at the keyboard: the password, or a code of the second factor. */
function OwnConfirmation({ text, onConfirmed }: ConfirmFormProps) {
  const t = useTranslate();
  const { api } = useWorkplace();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { attempt, fault, isBusy } = useAttempt();

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void attempt(async () => {
      await api.confirm({ body: code === '' ? { password } : { code } });
      onConfirmed();
    });
  }

  return (
    <form className={styles.root} onSubmit={onSubmit} noValidate aria-label={t('confirm.title')}>
      <p>{text}</p>
      <Field label={t('signIn.password')}>
        {(ids) => (
          <PasswordInput
            {...ids}
            label={t('signIn.password')}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <CodeField label={t('confirm.code')} hint={t('factors.codeHint')} value={code} onChange={setCode} />
      <p className={styles.fault} role="alert">
        {fault}
      </p>
      <Button type="submit" size="small" loading={isBusy} disabled={password === '' && code.length < 6}>
        {t('factors.confirm')}
      </Button>
    </form>
  );
}

/** Asks an operator to prove again who they are, the way they signed in. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { provider } = useWorkplace().session;
  return provider === undefined ? <OwnConfirmation {...props} /> : <ProviderConfirmation provider={provider} />;
}
