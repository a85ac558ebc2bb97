import type { ComponentProps } from 'react';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import styles from './ConfirmDialog.module.css';
import { type Fact, Facts } from './Facts.tsx';

interface ConfirmDialogProps extends ComponentProps<typeof DecisionDialog> {
  readonly facts: readonly Fact[];
}

/** Says once more what is about to happen to somebody's money, and in a sentence what comes next. */
export const ConfirmDialog = ({ facts, children, ...question }: ConfirmDialogProps) => (
  <DecisionDialog {...question}>
    <Facts facts={facts} />
    <p className={styles.next}>{children}</p>
  </DecisionDialog>
);
