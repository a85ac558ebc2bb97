import type { ComponentProps, ReactNode, RefObject, SyntheticEvent } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dock } from './Dock.tsx';
import styles from './MoneyForm.module.css';

interface MoneyFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly title: string;
  /** Label of the wallet's balance. */
  readonly balance: string;
  readonly submit: string;
  readonly onSubmit: (event: SyntheticEvent) => void;
  /** The confirmation before the payment; undefined until the form is submitted. */
  readonly question: ComponentProps<typeof ConfirmDialog> | undefined;
  readonly children: ReactNode;
}

/** A payment form: the wallet's balance, the fields, the docked button, and the confirmation before it is sent. */
export function MoneyForm({ form, title, balance, submit, onSubmit, question, children }: MoneyFormProps) {
  return (
    <form ref={form} className={styles.root} method="post" noValidate aria-label={title} tabIndex={-1} onSubmit={onSubmit}>
      <BalanceLine label={balance} />
      {children}
      <Dock>
        <Button type="submit" size="large" block>
          {submit}
        </Button>
      </Dock>
      {question ? <ConfirmDialog {...question} /> : null}
    </form>
  );
}
