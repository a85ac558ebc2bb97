import type { ReactNode } from 'react';
import styles from './RuleForm.module.css';
import { RuleFormContext } from './RuleFormContext.ts';
import type { FieldValues, RuleForm as Form } from './useRuleForm.ts';

interface RuleFormProps {
  readonly form: Form;
  /** What the form is for, for those who do not see where it stands. */
  readonly label: string;
  /** Sends the values. Runs once at a time, and only when every rule holds. */
  readonly onSend: (values: FieldValues) => Promise<void>;
  readonly children: ReactNode;
}

/** The form around the fields. Its method is POST, so that a press before hydration never puts a password into the address. */
export function RuleForm({ form, label, onSend, children }: RuleFormProps) {
  const { attach, submit } = form;
  return (
    <RuleFormContext value={form}>
      <form
        ref={attach}
        className={styles.root}
        method="post"
        aria-label={label}
        tabIndex={-1}
        onSubmit={(event) => submit(event, onSend)}
      >
        {children}
      </form>
    </RuleFormContext>
  );
}
