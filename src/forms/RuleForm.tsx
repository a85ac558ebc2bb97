import type { ReactNode, SyntheticEvent } from 'react';
import styles from './RuleForm.module.css';
import { RuleFormContext } from './RuleFormContext.ts';
import type { FieldValues, RuleForm as Form } from './useRuleForm.ts';

interface RuleFormProps {
  readonly form: Form;
  /** Purpose of the form, for screen readers. */
  readonly label: string;
  /** Sends the values. Runs once at a time, and only when every rule holds. */
  readonly onSend: (values: FieldValues) => Promise<void>;
  /** Goes on to the next step; with it the button does that instead of sending. */
  readonly onNext?: (() => void) | undefined;
  /** Id of the element that describes the visible part of the form. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** The form around the fields. Its method is POST, so that a press before hydration never puts a password into the address. */
export function RuleForm({ form, label, onSend, onNext, describedBy, children }: RuleFormProps) {
  const { attach, submit } = form;
  function onSubmit(event: SyntheticEvent) {
    if (!onNext) return submit(event, onSend);
    event.preventDefault();
    onNext();
  }
  return (
    <RuleFormContext value={form}>
      <form
        ref={attach}
        className={styles.root}
        method="post"
        aria-label={label}
        aria-describedby={describedBy}
        tabIndex={-1}
        onSubmit={onSubmit}
      >
        {children}
      </form>
    </RuleFormContext>
  );
}
