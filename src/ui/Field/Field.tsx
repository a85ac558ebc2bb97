import { type ReactNode, useId } from 'react';
import styles from './Field.module.css';

/** Attributes that connect a control with its label, hint and error: spread them on the control. */
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
  /** The fault. Announced with the control, not as a live region: a form with five faults would interrupt itself. */
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
