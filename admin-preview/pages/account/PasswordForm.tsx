import { type FormEvent, useState } from 'react';
import { PASSWORD_MIN } from '#schemas/edges/api/session.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { PasswordInput } from '#src/ui/PasswordInput/PasswordInput.tsx';
import { Refusal } from '../../kit/api/Refusal.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './PasswordForm.module.css';

interface PasswordFormProps {
  /** For password managers, which keep a password with a name. */
  readonly name: string;
  /** Whether the current password must be given. */
  readonly asksCurrent: boolean;
  readonly submit: string;
  /** Resolves when it is done, with what to say; rejects with `Refusal`. */
  readonly onSubmit: (entered: { readonly current: string; readonly next: string }) => Promise<string | undefined>;
}

type Faults = Readonly<Partial<Record<'current' | 'next' | 'repeat' | 'form', string>>>;

/** Chooses a password: twice, long enough, and knowing the one before where there is one. */
export function PasswordForm({ name, asksCurrent, submit, onSubmit }: PasswordFormProps) {
  const t = useTranslate();
  const [faults, setFaults] = useState<Faults>({});
  const [done, setDone] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function send(form: HTMLFormElement) {
    const data = new FormData(form);
    const [current, next, repeat] = ['current', 'next', 'repeat'].map((field) => String(data.get(field) ?? ''));
    if (current === undefined || next === undefined) return;
    const found: Faults = {
      ...(asksCurrent && current === '' ? { current: t('signIn.passwordMissing') } : {}),
      ...(next.length < PASSWORD_MIN ? { next: t('link.tooShort', { count: PASSWORD_MIN }) } : {}),
      ...(next === repeat ? {} : { repeat: t('link.differs') }),
    };
    setFaults(found);
    setDone(undefined);
    const [wrong] = Object.keys(found);
    if (wrong) return form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setIsBusy(true);
    try {
      setDone(await onSubmit({ current, next }));
      form.reset();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const field = fieldOf[error.code];
      setFaults({ [field ?? 'form']: refusalText(t, error) });
      if (field) form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus();
    }
    setIsBusy(false);
  }

  return (
    <form
      className={styles.root}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
      {asksCurrent ? (
        <Field label={t('account.current')} error={faults.current}>
          {(ids) => (
            <PasswordInput {...ids} label={t('account.current')} name="current" autoComplete="current-password" maxLength={200} />
          )}
        </Field>
      ) : null}
      <Field label={t('link.password')} hint={t('link.passwordHint', { count: PASSWORD_MIN })} error={faults.next}>
        {(ids) => <PasswordInput {...ids} label={t('link.password')} name="next" autoComplete="new-password" maxLength={200} />}
      </Field>
      <Field label={t('link.repeat')} error={faults.repeat}>
        {(ids) => <PasswordInput {...ids} label={t('link.repeat')} name="repeat" autoComplete="new-password" maxLength={200} />}
      </Field>
      <p className={styles.fault} role="alert">
        {faults.form}
      </p>
      <p className={styles.good} role="status">
        {done}
      </p>
      <Button type="submit" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
}

/** Under which field a refusal of the server belongs. */
const fieldOf: Readonly<Partial<Record<string, keyof Faults>>> = {
  'password.wrong': 'current',
  'password.common': 'next',
  'password.ownName': 'next',
  'password.weak': 'next',
};
