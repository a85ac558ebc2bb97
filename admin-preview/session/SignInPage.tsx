import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SessionView } from '#schemas/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { Refusal } from '../api/Refusal.ts';
import { BrandMark } from '../parts/BrandMark.tsx';
import { refusalText } from '../texts/refusalText.ts';
import { type Say, useSay } from '../texts/say.ts';
import { BrowserNotice } from './BrowserNotice.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import styles from './SignInPage.module.css';

interface SignInPageProps {
  readonly api: OperatorsApi;
  readonly onSignedIn: (session: SessionView) => void;
  /** Who was working here has been signed out by time. */
  readonly hasEnded: boolean;
}

interface Faults {
  readonly name?: string | undefined;
  readonly password?: string | undefined;
  readonly form?: string | undefined;
}

const missing = (say: Say, name: string, password: string): Faults => ({
  name: name === '' ? say('signIn.nameMissing') : undefined,
  password: password === '' ? say('signIn.passwordMissing') : undefined,
});

/** Where an operator signs in. Field names and autocomplete are what password managers look for. */
export function SignInPage({ api, onSignedIn, hasEnded }: SignInPageProps) {
  const say = useSay();
  const [isBusy, setIsBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({ form: hasEnded ? say('signIn.ended') : undefined });

  const nameInput = useRef<HTMLInputElement>(null);
  // Nothing else is done here: the first key that is pressed belongs to the name.
  useEffect(() => nameInput.current?.focus(), []);

  async function signIn(form: HTMLFormElement) {
    // Read from the form, not from state: password managers fill fields in their own ways.
    const data = new FormData(form);
    const [name, password] = [String(data.get('username') ?? '').trim(), String(data.get('password') ?? '')];
    const found = missing(say, name, password);
    setFaults(found);
    const wrong = found.name ? 'username' : found.password ? 'password' : undefined;
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setIsBusy(true);
    try {
      onSignedIn(await api.signIn({ body: { name, password } }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFaults({ form: refusalText(say, error) });
      setIsBusy(false);
      form.querySelector<HTMLInputElement>('[name=password]')?.select();
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) void signIn(event.currentTarget);
  }

  return (
    <main className={styles.root}>
      <form className={styles.card} onSubmit={onSubmit} noValidate>
        <div className={styles.top}>
          <BrandMark size={36} />
          <LanguageMenu />
        </div>
        <h1 className={styles.title}>{say('signIn.title')}</h1>
        <p className={styles.tagline}>{say('app.tagline')}</p>
        <BrowserNotice />
        <p className={styles.fault} role="alert">
          {faults.form}
        </p>
        <Field label={say('signIn.name')} error={faults.name}>
          {(ids) => (
            <TextInput
              {...ids}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              ref={nameInput}
              spellCheck={false}
              maxLength={60}
            />
          )}
        </Field>
        <Field label={say('signIn.password')} error={faults.password}>
          {(ids) => (
            <PasswordInput
              {...ids}
              label={say('signIn.password')}
              name="password"
              autoComplete="current-password"
              maxLength={200}
            />
          )}
        </Field>
        <Button type="submit" block loading={isBusy}>
          {say('signIn.submit')}
        </Button>
      </form>
    </main>
  );
}
