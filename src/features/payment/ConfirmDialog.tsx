import type { ComponentProps } from 'react';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import styles from './ConfirmDialog.module.css';
import { type Fact, Facts } from './Facts.tsx';

interface ConfirmDialogProps extends ComponentProps<typeof DecisionDialog> {
  readonly facts: readonly Fact[];
}

/** Repeats what is about to happen to the member's money, and says in a sentence what comes next. */
export const ConfirmDialog = ({ facts, children, ...question }: ConfirmDialogProps) => (
  <DecisionDialog {...question}>
    <Facts facts={facts} />
    <p className={styles.next}>{children}</p>
  </DecisionDialog>
);
