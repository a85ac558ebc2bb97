import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { TextField } from '../parts/TextField.tsx';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { Refusal } from '../api/Refusal.ts';
import { refusalText } from '../texts/refusalText.ts';
import type { ToolTranslator } from '#texts/tool/toolTranslator.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import styles from './SignInPage.module.css';

interface Faults {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

const missing = (t: ToolTranslator, name: string, password: string): Faults => ({
  name: name === '' ? t('signIn.nameMissing') : undefined,
  password: password === '' ? t('signIn.passwordMissing') : undefined,
});

interface PasswordSignInProps {
  readonly api: OperatorsApi;
  readonly onSignedIn: (session: SessionView) => void;
}

/** Name and password. Field names and autocomplete are what password managers look for. */
export function PasswordSignIn({ api, onSignedIn }: PasswordSignInProps) {
  const t = useTranslate();
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const nameInput = useRef<HTMLInputElement>(null);
  // Nothing else is done here: the first key that is pressed belongs to the name.
  useEffect(() => nameInput.current?.focus(), []);

  async function signIn(form: HTMLFormElement) {
    // Read from the form, not from state: password managers fill fields in their own ways.
    const data = new FormData(form);
    const [name, password] = [String(data.get('username') ?? '').trim(), String(data.get('password') ?? '')];
    const found = missing(t, name, password);
    setFaults(found);
    const wrong = found.name ? 'username' : found.password ? 'password' : undefined;
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setIsBusy(true);
    try {
      onSignedIn(await api.signIn({ body: { name, password } }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFaults({ form: refusalText(t, error) });
      setIsBusy(false);
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void signIn(event.currentTarget);
  }

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <p className={styles.fault} role="alert">
        {faults.form}
      </p>
      <TextField
        label={t('signIn.name')}
        error={faults.name}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        ref={nameInput}
        spellCheck={false}
        maxLength={60}
      />
      <Field label={t('signIn.password')} error={faults.password}>
        {(ids) => (
          <PasswordInput {...ids} label={t('signIn.password')} name="password" autoComplete="current-password" maxLength={200} />
        )}
      </Field>
      <Button type="submit" block loading={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
