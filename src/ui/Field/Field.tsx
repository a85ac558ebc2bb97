import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** What ties a control to its label, hint and error: spread it on the control. */
export interface FieldIds {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-required': boolean | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  /** Rules or help, before anything is wrong. */
  readonly hint?: ReactNode;
  /** What is wrong. Announced with the control, not by itself: a form with five faults would talk over itself. */
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** A label, a control, its hint and its error. */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId();
  const isWrong = error !== undefined && error !== null && error !== false && error !== '';
  const described = [hint ? `${id}-hint` : '', isWrong ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': isWrong || undefined,
        'aria-required': required || undefined,
      })}
      {isWrong ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint ? (
        <div className={styles.hint} id={`${id}-hint`}>
          {hint}
        </div>
      ) : null}
    </div>
  );
}
